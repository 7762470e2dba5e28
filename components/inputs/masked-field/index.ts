export { MaskedField, type MaskedFieldProps } from './masked-field.tsx';
