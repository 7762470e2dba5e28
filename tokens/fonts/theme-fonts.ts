import { tokenAt, tokenPaths } from '../contract/index.ts';
import { settingAt, type ThemeDocument, type ThemeFont } from '../document/theme-document.ts';

const familyPaths = tokenPaths.filter((path) => tokenAt(path).kind === 'fontFamily');

/** The names in a list of font families, without their quotes. A reference to another token names none. */
export const familiesIn = (value: unknown): readonly string[] =>
  typeof value === 'string' && !value.startsWith('{')
    ? value.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    : [];

/** Browsers tell names of fonts apart regardless of case: https://www.w3.org/TR/css-fonts-4/#font-family-casing */
const keyOf = (family: string): string => family.toLowerCase();

/** Which families a document's own values name. */
export function namesFamily(document: ThemeDocument): (family: string) => boolean {
  const named = new Set(
    familyPaths.flatMap((path) => familiesIn(settingAt(document, path)?.value).map(keyOf)),
  );
  return (family) => named.has(keyOf(family));
}

/** The fonts of a document that its values name; nobody sees any of the others. */
export function usedFonts(document: ThemeDocument): readonly ThemeFont[] {
  const { fonts = [] } = document.assets ?? {};
  if (fonts.length === 0) return fonts;
  const isNamed = namesFamily(document);
  return fonts.filter(({ family }) => isNamed(family));
}

/** A document with other fonts; an empty list goes, and what is left empty by that. */
export function withFonts(document: ThemeDocument, fonts: readonly ThemeFont[]): ThemeDocument {
  const { assets: { fonts: _before, ...others } = {}, ...rest } = document;
  const assets = fonts.length === 0 ? others : { ...others, fonts };
  return Object.keys(assets).length === 0 ? rest : { ...rest, assets };
}

/** A document without the fonts that its values do not name. */
export function withoutUnusedFonts(document: ThemeDocument): ThemeDocument {
  const used = usedFonts(document);
  return used.length === (document.assets?.fonts ?? used).length ? document : withFonts(document, used);
}
