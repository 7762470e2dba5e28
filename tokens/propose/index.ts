// Not handed on by the package's main entry: the decoders are loaded only by whoever asks for a proposal.
export { proposeTheme, type ThemeWish } from './propose-theme.ts';
export { proposeFromLogo, type LogoProposal } from './propose-from-logo.ts';
export type { ColorShare } from './cluster-colors.ts';
export { logoRefusals, maximumLogoBytes, maximumLogoPixels, type LogoRefusal } from './refusal.ts';
export { englishLogoRefusals, type LogoRefusalWords } from './words.ts';
