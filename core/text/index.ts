export { fold, signedWordsOf, wordsOf } from './fold.ts';
export { formatBytes } from './format-bytes.ts';
export { digitsOf, masked, type MaskKind } from './mask.ts';
export { plainSpaces } from './plain-spaces.ts';
