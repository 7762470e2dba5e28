export { TagField, type TagFieldProps } from './tag-field.tsx';
