import * as z from 'zod/mini';
import type { FieldType } from '../fields/kinds.ts';
import { fieldTypes } from '../definition/definition.ts';
import { itemSchema, sectionHead } from '../definition/item-schema.ts';
import { isCallable, itemShape, writtenDate } from '../item/item.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [Keyword in string]: unknown };
type Draft = Record<string, unknown>;

// a mark on what JSON cannot hold, until it is taken out again
const isFunction = 'x-function';

/** A schema without the functions in it: neither properties nor alternatives that only code could fill in. */
function withoutFunctions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutFunctions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const plain: Draft = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties')
      plain[keyword] = Object.fromEntries(
        Object.entries(value as Record<string, Draft>)
          .filter(([, property]) => !property[isFunction])
          .map(([name, property]) => [name, withoutFunctions(property)]),
      );
    else if (keyword === 'anyOf')
      plain[keyword] = (value as readonly Draft[]).filter((one) => !one[isFunction]).map(withoutFunctions);
    else plain[keyword] = withoutFunctions(value);
  }
  const { anyOf, ...rest } = plain;
  return Array.isArray(anyOf) && anyOf.length === 1 ? { ...rest, ...(anyOf[0] as Draft) } : plain;
}

function schemaOf(type: z.ZodMiniType): Draft {
  const { $schema: _, ...made } = z.toJSONSchema(type, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (isCallable(zodSchema)) Object.assign(jsonSchema, { [isFunction]: true });
      if (zodSchema === (writtenDate as z.core.$ZodType)) jsonSchema.format = 'date';
    },
  });
  return withoutFunctions(made) as Draft;
}

const properties = (schema: Draft) => schema['properties'] as Record<string, Draft>;
const ref = (name: string): Draft => ({ $ref: `#/$defs/${name}` });

/** What all types have alike and would be written 23 times. */
const shared = ['rules', 'layout', 'visibleFn'] as const;

function itemJsonSchema(type: FieldType): Draft {
  const made = schemaOf(itemSchema(type));
  for (const key of shared) properties(made)[key] = ref(key);
  const list = properties(made)['dynamicListOptions'];
  if (list) properties(list)['items'] = { type: 'array', items: ref('item') };
  return made;
}

/**
 * The JSON Schema (2020-12) of definitions as they are stored: without the functions that definitions in code may have. What it
 * lets pass, {@link checkDefinition} may still find a mistake in, such as two fields of one name.
 */
export function definitionSchema(): JsonSchema {
  const section = schemaOf(sectionHead);
  properties(section)['items'] = { type: 'array', items: ref('item') };
  const common = schemaOf(z.strictObject(itemShape));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A form',
    type: 'object',
    properties: { sections: { type: 'array', items: ref('section') } },
    required: ['sections'],
    additionalProperties: false,
    $defs: {
      section,
      item: { oneOf: fieldTypes.map(ref) },
      ...Object.fromEntries(shared.map((key) => [key, properties(common)[key]])),
      ...Object.fromEntries(fieldTypes.map((type) => [type, itemJsonSchema(type)])),
    },
  };
}
