export { ruleNumber } from './rules/check-rule.ts';
export { isEmail } from './rules/email.ts';
export type { Finding, MessageKey, PhonePlans, ValidationContext } from './rules/finding.ts';
export { phoneNumberFinding, type PhoneValue } from './rules/phone.ts';
export type { Rule, RuleType } from './rules/rule.ts';
export { isUrl } from './rules/url.ts';
export type { Choice } from './item/choices.ts';
export type { Condition } from './item/condition.ts';
export { isRecord, type DefinitionProblem } from './item/schema-problems.ts';
export type { Values } from './item/values.ts';
export type { FileValue } from './fields/file-upload/kind.ts';
export type { FieldType } from './fields/kinds.ts';
export { checkDefinition } from './definition/check-definition.ts';
export {
  defineForm,
  itemsOf,
  rowItems,
  type FormDefinition,
  type Item,
  type Section,
} from './definition/definition.ts';
export type { ValueOf, ValuesOf } from './definition/values-of.ts';
export { isFileItem, isSecret, mapItems, mapValues, walkItems, type FileItem } from './definition/walk.ts';
export { validationContext } from './validation/context.ts';
export { validateForm, type FormProblems } from './validation/validate-form.ts';
export { validateItem, type Problem } from './validation/validate-item.ts';
export { visibleForm, type VisibleForm } from './validation/visible-form.ts';
export { withoutMistakes } from './validation/without-mistakes.ts';
