import { isColor, type Product } from '../contract/index.ts';
import { composite, contrast, nearestPassing, readColor, writeColor } from '../color/contrast.ts';
import {
  currentSchema,
  type Setting,
  type ThemeDocument,
  type ThemeSections,
} from '../document/theme-document.ts';

export type ThemeWish = {
  /** Kept as it is written. */
  brand: string;
  /** Further colours of the employer, the most important first. */
  accents?: readonly string[];
  product: Product;
};

type ColorSetting = Setting<string>;

/** As it is seen on white. */
function opaque(color: string): string {
  if (!isColor(color)) throw new Error(`"${color}" is not a colour; write one such as #0b6e5f`);
  return readColor(color).alpha === 1 ? color : composite(color, '#ffffff');
}

// OKLCH chroma from which a colour has a hue that people would name; below it, black, grey and white
const leastChroma = 0.04;
export const isChromatic = (color: string): boolean => readColor(color).c >= leastChroma;

/**
 * Lightness and most chroma of what a theme stands on, light and dark. The lightness follows the palette of the default
 * theme (neutral 50 to 950); the chroma is a hint: next to white one sees the brand's family, not a colour.
 */
const grounds = {
  surface: { light: { l: 0.993, c: 0.003 }, dark: { l: 0.195, c: 0.014 } },
  surface_raised: { light: { l: 1, c: 0 }, dark: { l: 0.24, c: 0.016 } },
  surface_sunken: { light: { l: 0.968, c: 0.011 }, dark: { l: 0.16, c: 0.012 } },
} as const;
const inks = {
  text: { light: { l: 0.25, c: 0.025 }, dark: { l: 0.96, c: 0.008 } },
  text_muted: { light: { l: 0.43, c: 0.03 }, dark: { l: 0.82, c: 0.018 } },
} as const;
const lines = {
  border: { light: { l: 0.895, c: 0.015 }, dark: { l: 0.34, c: 0.02 } },
  border_strong: { light: { l: 0.6, c: 0.03 }, dark: { l: 0.65, c: 0.025 } },
} as const;
const quietButton = { light: { l: 0.94, c: 0.018 }, dark: { l: 0.32, c: 0.022 } } as const;
const band = { light: { l: 0.94, c: 0.035 }, dark: { l: 0.27, c: 0.045 } } as const;

type Tint = { l: number; c: number };
/** A tint in the brand's hue, with no more chroma than the brand has. */
function tinted(brand: string, { l, c }: Tint): string {
  const { c: most, h } = readColor(brand);
  return writeColor({ l, c: most < leastChroma ? 0 : Math.min(c, most), h, alpha: 1 });
}
const both = (brand: string, { light, dark }: { light: Tint; dark: Tint }): ColorSetting => ({
  value: tinted(brand, light),
  schemes: { dark: tinted(brand, dark) },
});

const groundsOf = (brand: string, scheme: 'light' | 'dark') =>
  Object.values(grounds).map((ground) => tinted(brand, ground[scheme]));

/** A colour of the employer that reaches `ratio` on every ground, moved in lightness no further than it takes. */
const passing = (color: string, brand: string, ratio: number): ColorSetting => ({
  value: nearestPassing(color, groundsOf(brand, 'light'), ratio),
  schemes: { dark: nearestPassing(color, groundsOf(brand, 'dark'), ratio) },
});

/**
 * The colour that links are made from: the brand, unless it would have to be darkened so far that nobody would know it
 * again (yellow turns olive) and an accent is nearer to what can be read. None where no colour has a hue.
 */
function linkFrom(brand: string, accents: readonly string[]): string | undefined {
  const moved = (color: string) => {
    const readable = nearestPassing(color, groundsOf(brand, 'light'), 4.5);
    return Math.abs(readColor(readable).l - readColor(color).l);
  };
  const [first, ...rest] = [brand, ...accents].filter(isChromatic);
  if (first === undefined || moved(first) <= 0.15) return first;
  return rest.reduce((best, color) => (moved(color) < moved(best) ? color : best), first);
}

/** A bar in the brand's colour, where that is dark enough for white text with room to spare. */
const brandBar = (brand: string): ThemeSections =>
  contrast('#ffffff', brand) < 7
    ? {}
    : {
        navbar: {
          background: { value: '{core_properties.brand}', schemes: { dark: tinted(brand, band.dark) } },
          text: { value: '#ffffff' },
          border: { value: '{navbar.background}' },
        },
        talent_experience_nav_button: { background: { value: '{navbar.background}' } },
      };

/** The least contrast with the page by which a filled button is still seen as one without an edge. */
const seenWithoutEdge = 1.3;
function edgedButtons(brand: string): ThemeSections {
  if (contrast(brand, tinted(brand, grounds.surface.light)) >= seenWithoutEdge) return {};
  const border = { value: '{core_properties.accent}' } as const;
  return {
    primary_buttons: { border },
    apply_button: { border },
    talent_experience_go_button: { border },
  };
}

/**
 * A theme made from one colour: grounds and inks in a hint of its hue, links and lines that can be read, a tinted band.
 * The brand itself stays exactly as given; buttons, states and the schemes with more contrast follow from it by
 * derivation, and messages keep the colours that say what they mean.
 * @throws Error when a colour is not one.
 */
export function proposeTheme({ brand, accents = [], product }: ThemeWish): ThemeDocument {
  const seen = opaque(brand);
  const seenAccents = accents.map(opaque);
  const link = linkFrom(seen, seenAccents);
  // derived from the brand otherwise, which gives none where the brand lets the page through
  const line = seenAccents.find(isChromatic) ?? (seen === brand ? undefined : seen);
  return {
    schema: currentSchema,
    product,
    sections: {
      core_properties: {
        brand: { value: brand },
        surface: both(seen, grounds.surface),
        surface_raised: both(seen, grounds.surface_raised),
        surface_sunken: both(seen, grounds.surface_sunken),
        text: both(seen, inks.text),
        text_muted: both(seen, inks.text_muted),
        border: both(seen, lines.border),
        border_strong: both(seen, lines.border_strong),
        ...(link !== undefined && {
          link: passing(link, seen, 4.5),
          focus_ring: { value: '{core_properties.link}' },
        }),
        ...(line !== undefined && { accent: passing(line, seen, 3) }),
      },
      default_buttons: { background: both(seen, quietButton) },
      banner_header: { background: both(seen, band) },
      ...brandBar(seen),
      ...edgedButtons(seen),
    },
  };
}
