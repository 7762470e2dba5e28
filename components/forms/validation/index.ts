export { isEmail } from './email.ts';
export { validationContext } from './context.ts';
export type { Finding, PhonePlans, ValidationContext } from './finding.ts';
export { phoneNumberFinding } from './phone.ts';
export { formatPhoneNumber, phonePlans } from './phone-plans.ts';
export { isUrl } from './url.ts';
export { validateForm, validateItem, type FormProblems, type Problem } from './validate.ts';
export { visibleForm, type VisibleForm } from './visible-form.ts';
