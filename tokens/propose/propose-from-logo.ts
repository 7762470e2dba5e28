import type { Product } from '../contract/index.ts';
import type { ThemeDocument } from '../document/theme-document.ts';
import { clusterColors, type ColorShare, type ColorWeights } from './cluster-colors.ts';
import { isChromatic, proposeTheme } from './propose-theme.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readSvg } from './read-svg.ts';
import { maximumLogoBytes, Refused, type LogoRefusal } from './refusal.ts';
import { samplePixels } from './sample-pixels.ts';

export type LogoProposal =
  | {
      ok: true;
      /** What the logo is made of, most of it first; never empty. */
      colors: readonly ColorShare[];
      proposal: ThemeDocument;
    }
  | { ok: false; reason: LogoRefusal };

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const byteOrderMark = [0xef, 0xbb, 0xbf];
const blank = new Set([0x09, 0x0a, 0x0d, 0x20]);
const isMarkup = (bytes: Uint8Array): boolean => {
  const start = startsWith(bytes, byteOrderMark) ? byteOrderMark.length : 0;
  return bytes.subarray(start).find((byte) => !blank.has(byte)) === 0x3c;
};

/** What the content is, whatever its name says. */
const readColors = (bytes: Uint8Array): ColorWeights => {
  if (startsWith(bytes, png)) return samplePixels(readPng(bytes));
  if (startsWith(bytes, jpeg)) return samplePixels(readJpeg(bytes));
  if (isMarkup(bytes)) return readSvg(bytes);
  throw new Refused('unknown_type');
};

const read = (bytes: Uint8Array): ColorWeights | LogoRefusal => {
  if (bytes.length > maximumLogoBytes) return 'too_heavy';
  try {
    const weights = readColors(bytes);
    return weights.size === 0 ? 'no_color' : weights;
  } catch (error) {
    // the decoders throw errors of all kinds at a file that is not what it says
    return error instanceof Refused ? error.reason : 'broken';
  }
};

/**
 * A theme made from a logo: its largest colour becomes the brand, or its largest one with a hue where there is one;
 * the others with a hue are accents. Takes PNG, JPEG and SVG of at most 5 MB and 40 megapixels, told by their content;
 * whatever else comes is refused with a reason, and nothing is thrown. Works for some seconds on the largest pictures:
 * call it where that does no harm, such as in a worker.
 */
export const proposeFromLogo = (bytes: Uint8Array, { product }: { product: Product }): LogoProposal => {
  const weights = read(bytes);
  if (typeof weights === 'string') return { ok: false, reason: weights };
  const colors = clusterColors(weights);
  const brand = colors.find(({ color }) => isChromatic(color)) ?? colors[0];
  if (!brand) return { ok: false, reason: 'no_color' };
  const accents = colors.filter((each) => each !== brand && isChromatic(each.color));
  return {
    ok: true,
    colors,
    proposal: proposeTheme({ brand: brand.color, accents: accents.map(({ color }) => color), product }),
  };
};
