export { emitFontFaces, standInOf } from './font-faces.ts';
export { familiesIn, usedFonts, withFonts, withoutUnusedFonts } from './theme-fonts.ts';
