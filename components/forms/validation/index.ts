export { isEmail } from './email.ts';
export { validationContext } from './context.ts';
export type { PhonePlans, ValidationContext } from './finding.ts';
export { validateForm, validateItem, type FormProblems, type Problem } from './validate.ts';
