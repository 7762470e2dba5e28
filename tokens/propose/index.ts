// Not handed on by the package's main entry: only who asks for a proposal loads it.
export { proposeTheme, type ThemeWish } from './propose-theme.ts';
export { proposeFromLogo, type LogoProposal } from './propose-from-logo.ts';
export type { ColorShare } from './cluster-colors.ts';
export type { Pixels } from './sample-pixels.ts';
