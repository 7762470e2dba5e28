import type { Product } from '../contract/index.ts';
import type { ThemeDocument } from '../document/theme-document.ts';
import { clusterColors, type ColorShare } from './cluster-colors.ts';
import { isChromatic, proposeTheme } from './propose-theme.ts';
import { samplePixels, type Pixels } from './sample-pixels.ts';

export type LogoProposal = {
  /** What the logo is made of, most of it first; never empty. */
  colors: readonly ColorShare[];
  proposal: ThemeDocument;
};

/**
 * Proposes a theme from the pixels of a logo: its largest color becomes the brand, or its largest one with a hue where there
 * is one; the others with a hue are accents.
 *
 * @returns undefined when the picture is empty or transparent
 */
export function proposeFromLogo(pixels: Pixels, { product }: { product: Product }): LogoProposal | undefined {
  const colors = clusterColors(samplePixels(pixels));
  const brand = colors.find(({ color }) => isChromatic(color)) ?? colors[0];
  if (!brand) return undefined;
  const accents = colors.filter((each) => each !== brand && isChromatic(each.color));
  return {
    colors,
    proposal: proposeTheme({ brand: brand.color, accents: accents.map(({ color }) => color), product }),
  };
}
