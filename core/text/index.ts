export { formatBytes } from './format-bytes.ts';
export { digitsOf, masked, type MaskKind } from './mask.ts';
