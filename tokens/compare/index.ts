export { difference, type Change } from './difference.ts';
export { mergeThemes, resolveConflict, type Conflict, type MergedThemes, type Side } from './merge.ts';
