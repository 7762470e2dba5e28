export { dataOf } from './data-of.ts';
export { definitionSchema, type JsonSchema } from './definition-schema.ts';
export { fromJsonSchema, type FromJsonSchema, type SchemaProblem } from './from-json-schema.ts';
