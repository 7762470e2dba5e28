import type { ThemeDocument, ThemeFont } from '../document/theme-document.ts';
import { namesFamily, withFonts } from '../fonts/theme-fonts.ts';

/** A font file. What is said of it is what the file says, so that two people never say different things. */
export type FontPlace = { what: 'font'; url: string };

const fontsOf = ({ assets }: ThemeDocument): readonly ThemeFont[] => assets?.fonts ?? [];

export const findFont = (document: ThemeDocument, address: string): ThemeFont | undefined =>
  fontsOf(document).find(({ url }) => url === address);

/** The fonts of all documents, in one order whichever comes first. */
export const fontPlaces = (documents: readonly ThemeDocument[]): readonly FontPlace[] =>
  [...new Set(documents.flatMap((document) => fontsOf(document).map(({ url }) => url)))]
    .toSorted()
    .map((url) => ({ what: 'font', url }));

/** The document with another font at its address, or none; one that is new comes last. */
export function writeFont(
  document: ThemeDocument,
  { url }: FontPlace,
  font: ThemeFont | undefined,
): ThemeDocument {
  const others = fontsOf(document).filter((other) => other.url !== url);
  return withFonts(document, font ? [...others, font] : others);
}

type Sides = { mine: ThemeDocument; theirs: ThemeDocument };

/**
 * A merged document with the fonts that it names, although one side let them go because it had no use for them any more.
 *
 * @param settled what it would be if all that is still asked about were theirs
 */
export function withNeededFonts(
  document: ThemeDocument,
  settled: ThemeDocument,
  { mine, theirs }: Sides,
): ThemeDocument {
  const places = fontPlaces([mine, theirs]);
  if (places.length === 0) return document;
  const named = [document, settled].map(namesFamily);
  const sides = [mine, theirs].map((side) => ({ side, names: namesFamily(side) }));
  const missing = places.flatMap(({ url }) => {
    if (findFont(document, url)) return [];
    const font = findFont(mine, url) ?? findFont(theirs, url);
    const isLetGo = sides.every(({ side, names }) => findFont(side, url) || !names(font?.family ?? ''));
    return font && isLetGo && named.some((names) => names(font.family)) ? [font] : [];
  });
  return missing.length === 0 ? document : withFonts(document, [...fontsOf(document), ...missing]);
}
