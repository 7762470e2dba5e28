export { toCss } from './to-css.ts';
export { fromCss } from './from-css.ts';
export { fromDtcg } from './from-dtcg.ts';
export { dtcgText, toDtcg, type DtcgFile } from './to-dtcg.ts';
export { toFigmaVariables, type FigmaVariables } from './figma-variables.ts';
export { maximumImportBytes, type Json, type JsonObject, type Refusal } from '../dtcg/json.ts';
export {
  accept,
  type Foreign,
  type Imported,
  type ImportOptions,
  type NotUnderstood,
  type Proposal,
} from './proposals.ts';
