import {
  blend,
  clampChroma,
  formatHex,
  formatHex8,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees, alpha 0 to 1. */
export type Oklch = { l: number; c: number; h: number; alpha: number };

// culori knows only the colour spaces that are registered. Here, and not in a module of their own: a bundler would drop
// a module that exports nothing.
for (const mode of [modeRgb, modeLrgb, modeOklab]) register(mode);
const toOklch = register(modeOklch);

/** @throws Error when the text is not a colour. */
export const readColor = (css: string): Oklch => {
  const color = toOklch(parse(css));
  if (!color) throw new Error(`"${css}" is not a colour`);
  return { l: color.l, c: color.c, h: color.h ?? 0, alpha: color.alpha ?? 1 };
};

/** The nearest sRGB colour with the same lightness and hue, as `#rrggbb` or `#rrggbbaa`. */
export const writeColor = ({ l, c, h, alpha }: Oklch): string => {
  const color = clampChroma(
    { mode: 'oklch' as const, l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h, alpha },
    'oklch',
  );
  return alpha < 1 ? formatHex8(color) : formatHex(color);
};

// most colours; they hide what is below, and the search for contrast asks a thousand times
const opaqueHex = /^#[\da-f]{6}$/;

/** What is seen where `top` lies over an opaque `below`, in sRGB as browsers composite. */
export const composite = (top: string, below: string): string =>
  opaqueHex.test(top) ? top : formatHex(blend([below, top], 'normal', 'rgb'));

/** WCAG 2.2 contrast ratio, 1 to 21, of opaque colours; alpha is composited over `ground` first. */
export const contrast = (foreground: string, background: string, ground = '#ffffff'): number => {
  const below = composite(background, ground);
  return wcagContrast(composite(foreground, below), below);
};

/** What a role owes against its backgrounds: WCAG 2.2 success criteria 1.4.3 and 1.4.11. */
export const neededContrast = { text: 4.5, edge: 3, focus: 3 } as const;

/**
 * The colour nearest in lightness, hue held, that reaches `ratio` against every background; where none does, the
 * better of black and white. A colour that passes comes back as it was written.
 */
export const nearestPassing = (color: string, backgrounds: readonly string[], ratio: number): string => {
  const worst = (candidate: string) =>
    Math.min(...backgrounds.map((background) => contrast(candidate, background)));
  if (backgrounds.length === 0 || worst(color) >= ratio) return color;
  const start = readColor(color);
  for (let distance = 0.005; distance <= 1; distance += 0.005) {
    for (const l of [start.l - distance, start.l + distance]) {
      if (l < 0 || l > 1) continue;
      const candidate = writeColor({ ...start, l });
      if (worst(candidate) >= ratio) return candidate;
    }
  }
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
};
