import { list, only, record, Refused } from './refused.ts';
import type { ThemeFont } from './theme-document.ts';

const mostFonts = 12;
/** Many more than a style sheet needs: near ones can be joined, since browsers look into the file in the end. */
export const mostFontRanges = 60;
const highestCodePoint = 0x10ffff;
// both become part of a style sheet; an address without a host is this site's own
const family = /^[\p{L}\p{N}_-](?:[\p{L}\p{N} _-]{0,58}[\p{L}\p{N}_-])?$/u;
const address = /^\/(?!\/)[\w\-./~%]{1,490}\.woff2$/;

/** Measures in shares of the font size, with what no font exceeds. */
const measures = { ascent: 4, descent: 4, lineGap: 4, letterWidth: 4 } as const;

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function checkWeight(raw: unknown, path: string) {
  const [least, greatest, ...more] = list(raw, 2, path);
  if (!isBetween(least, 1, 1000) || !isBetween(greatest, least, 1000) || more.length > 0)
    throw new Refused(path, 'must be the least and the greatest weight, two numbers from 1 to 1000');
}

function checkRanges(raw: unknown, path: string) {
  const ranges = list(raw, mostFontRanges, path);
  if (ranges.length === 0) throw new Refused(path, 'must have a range of code points');
  let next = 0;
  ranges.forEach((each, index) => {
    const [first, last, ...more] = list(each, 2, `${path}.${index}`);
    const isRange = isBetween(first, next, highestCodePoint) && isBetween(last, first, highestCodePoint);
    if (!isRange || !Number.isInteger(first) || !Number.isInteger(last) || more.length > 0)
      throw new Refused(
        `${path}.${index}`,
        'must be the first and the last code point of a range, after those of the range before',
      );
    next = last + 1;
  });
}

function checkMeasures(font: Record<string, unknown>, path: string) {
  for (const [measure, most] of Object.entries(measures)) {
    const value = font[measure];
    if (measure === 'letterWidth' && value === null) continue;
    // it is divided by
    const least = measure === 'letterWidth' ? 0.05 : 0;
    if (!isBetween(value, least, most))
      throw new Refused(`${path}.${measure}`, `must be a number from ${least} to ${most}`);
  }
}

const fields: readonly (keyof ThemeFont)[] = [
  'family',
  'url',
  'weight',
  'style',
  'ranges',
  'ascent',
  'descent',
  'lineGap',
  'letterWidth',
];

function checkFont(raw: unknown, path: string): string {
  const font = record(raw, path);
  only(font, fields, path);
  if (typeof font.family !== 'string' || !family.test(font.family))
    throw new Refused(`${path}.family`, 'must be a name of at most 60 letters, digits, spaces, - and _');
  if (typeof font.url !== 'string' || !address.test(font.url))
    throw new Refused(`${path}.url`, 'must be the path of a file on this site that ends in .woff2');
  if (font.style !== 'normal' && font.style !== 'italic')
    throw new Refused(`${path}.style`, 'must be normal or italic');
  checkWeight(font.weight, `${path}.weight`);
  checkRanges(font.ranges, `${path}.ranges`);
  checkMeasures(font, path);
  return font.url;
}

/** Checks the fonts of a document. @throws Refused naming the path */
export function checkFonts(raw: unknown): void {
  const earlier = new Map<string, string>();
  list(raw, mostFonts, 'assets.fonts').forEach((font, index) => {
    const path = `assets.fonts.${index}`;
    const url = checkFont(font, path);
    const same = earlier.get(url);
    if (same !== undefined) throw new Refused(`${path}.url`, `is the file of ${same} too`);
    earlier.set(url, path);
  });
}
