export { checkDefinition, type DefinitionProblem } from './definition/check-definition.ts';
export type { Condition } from './definition/condition.ts';
export { defineForm, type FormDefinition, type Item, type Section } from './definition/definition.ts';
export type { Rule, RuleType } from './definition/rules.ts';
export type { Values } from './definition/values.ts';
export type { ValueOf, ValuesOf } from './definition/values-of.ts';
export type { FieldType } from './fields/kinds.ts';
export { Form, type FormProps, type SubmitAnswer } from './form/form.tsx';
