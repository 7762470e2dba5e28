export { FormErrorSummary, type FormErrorSummaryProps } from './form-error-summary.tsx';
export { errorsOf, type FormError } from './errors-of.ts';
