import { composite, contrast, readColor, writeColor } from '@portico/tokens/derive';

/** Of words on a picture, by WCAG 2.2, 1.4.3; a title that is large enough for 3 : 1 is held to it all the same. */
export const neededOnPicture = 4.5;

const alphaStep = 0.02;

const hex = (...values: number[]) =>
  `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** The colours of some points, each once; those that differ by less than anybody sees are taken for one. */
export function distinctColors(points: Uint8ClampedArray): readonly string[] {
  const found = new Map<number, readonly string[]>();
  for (let at = 0; at + 3 < points.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = points.subarray(at, at + 4);
    const alike = ((red >> 3) << 15) | ((green >> 3) << 10) | ((blue >> 3) << 5) | (alpha >> 3);
    if (found.has(alike)) continue;
    // what shines through a picture may be anything
    const seen = (ground: string) => composite(hex(red, green, blue, alpha), ground);
    found.set(alike, alpha === 255 ? [hex(red, green, blue)] : [seen('#000000'), seen('#ffffff')]);
  }
  return [...new Set([...found.values()].flat())];
}

/** What words reach in the worst place. Colours of the picture are opaque. */
export const lowestContrast = (
  colors: readonly string[],
  { text, scrim }: { text: string; scrim: string },
): number => colors.reduce((least, color) => Math.min(least, contrast(text, composite(scrim, color))), 21);

/**
 * The scrim of the least opacity with which words can be read everywhere: of the same colour where that can do it, else
 * black or white. What passes stays as it is.
 */
export function suggestedScrim(
  colors: readonly string[],
  { text, scrim }: { text: string; scrim: string },
): string {
  const passes = (candidate: string) => lowestContrast(colors, { text, scrim: candidate }) >= neededOnPicture;
  if (passes(scrim)) return scrim;
  const own = readColor(scrim);
  const solid = writeColor({ ...own, alpha: 1 });
  const base = contrast(text, solid) >= neededOnPicture ? own : undefined;
  const ground =
    base ?? readColor(contrast(text, '#000000') >= contrast(text, '#ffffff') ? '#000000' : '#ffffff');
  for (let alpha = base?.alpha ?? alphaStep; alpha < 1; alpha += alphaStep) {
    const candidate = writeColor({ ...ground, alpha });
    if (passes(candidate)) return candidate;
  }
  return writeColor({ ...ground, alpha: 1 });
}
