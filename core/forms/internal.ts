// For `@portico/components`, which shows forms: may change with any release.
export { ruleFinding } from './rules/check-rule.ts';
export { dayFrom, timeNow, todayIn } from './rules/dates.ts';
export { isPhoneCountry } from './rules/phone-countries.ts';
export { withoutSeparators } from './rules/phone.ts';
export { choices, itemShape } from './item/item.ts';
export { readDate, type ReadContext, type Reading } from './item/reading.ts';
export { record } from './item/values.ts';
export { defaultFileTypes, foreignFiles } from './fields/file-upload/kind.ts';
export { kinds } from './fields/kinds.ts';
export { optionSchemas } from './fields/option-schemas.ts';
export { notApplicable } from './fields/select/kind.ts';
export { isNumber, isText } from './fields/value-guards.ts';
export { fieldTypes, isReadOnly, kindOf } from './definition/definition.ts';
export { sectionHead } from './definition/item-schema.ts';
export { lookAt } from './definition/sound.ts';
export { mistakeIn } from './definition/stand-in.ts';
export { outsideOf, visibleIn, visibleItems, type Scope } from './definition/visible.ts';
export { nameIn } from './validation/label.ts';
