import {
  blend,
  clampChroma,
  displayable,
  formatHex,
  formatHex8,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as register,
  wcagLuminance,
} from 'culori/fn';
import { hasMoreContrast, type ColorRole, type Scheme } from '../contract/index.ts';
import { remember } from './remember.ts';

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees, alpha 0 to 1. */
export type Oklch = { l: number; c: number; h: number; alpha: number };

// culori knows only the colour spaces that are registered. Here, and not in a module of their own: a bundler would drop
// a module that exports nothing.
for (const mode of [modeRgb, modeLrgb, modeOklab]) register(mode);
const toOklch = register(modeOklch);

/** @throws Error when the text is not a colour. */
export const readColor = remember(
  (css: string): Readonly<Oklch> => {
    const color = toOklch(parse(css));
    if (!color) throw new Error(`"${css}" is not a colour`);
    return { l: color.l, c: color.c, h: color.h ?? 0, alpha: color.alpha ?? 1 };
  },
  (css) => css,
);

const isPlain = (css: string) => css.startsWith('#');

/** Whether every screen shows a colour as it is written; others show the nearest that they have. */
export const isInSrgb = (css: string): boolean => isPlain(css) || displayable(parse(css) ?? css);

/** The nearest sRGB colour with the same lightness and hue, as `#rrggbb` or `#rrggbbaa`. */
export function writeColor({ l, c, h, alpha }: Oklch): string {
  const color = clampChroma(
    { mode: 'oklch' as const, l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h, alpha },
    'oklch',
  );
  return alpha < 1 ? formatHex8(color) : formatHex(color);
}

/** A colour made from `base`: as far beyond sRGB as that one is, so that on a wide screen the two belong together. */
export function writeBeside(base: string, { l, c, h, alpha }: Oklch): string {
  const mapped = writeColor({ l, c, h, alpha });
  if (isInSrgb(base)) return mapped;
  const from = readColor(base);
  const edge = readColor(writeColor(from)).c;
  const chroma = Math.min(c, edge === 0 ? 0 : (readColor(mapped).c * from.c) / edge);
  const [L, C, H, A] = [l, chroma, h, alpha].map((value) => Number(value.toFixed(4)));
  const wide = `oklch(${L} ${C} ${H}${alpha < 1 ? ` / ${A}` : ''})`;
  return isInSrgb(wide) ? mapped : wide;
}

/** A colour as screens without a wide gamut paint it. */
export const paintedColor = remember(
  (css: string) => (isPlain(css) ? css : writeColor(readColor(css))),
  (css) => css,
);

// most colours; they hide what is below, and the search for contrast asks a thousand times
const isOpaqueHex = (css: string) => css.length === 7 && isPlain(css);

/** Whether nothing shows through. */
export const isOpaque = (css: string): boolean => isOpaqueHex(css) || readColor(css).alpha === 1;

/** What is seen where `top` lies over an opaque `below`, in sRGB as browsers composite. */
export const composite = (top: string, below: string): string =>
  isOpaqueHex(top) ? top : formatHex(blend([paintedColor(below), paintedColor(top)], 'normal', 'rgb'));

const luminance = remember(wcagLuminance, (color: string) => color);

const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * WCAG 2.2 contrast ratio, 1 to 21; alpha is composited over `ground` first. Of a colour beyond sRGB the lower of what
 * screens with and without a wide gamut show.
 */
export function contrast(foreground: string, background: string, ground = '#ffffff'): number {
  const below = composite(background, ground);
  const painted = ratioOf(luminance(composite(foreground, below)), luminance(below));
  if (isPlain(foreground) && isPlain(background)) return painted;
  const wideBelow = isOpaque(background) ? background : below;
  const wideAbove = isOpaque(foreground) ? foreground : composite(foreground, below);
  return Math.min(painted, ratioOf(luminance(wideAbove), luminance(wideBelow)));
}

const needed = { text: 4.5, edge: 3, focus: 3 } as const;
const neededMore = { text: 7, edge: 4.5, focus: 4.5 } as const;

/**
 * What a role owes against its backgrounds; 0 = nothing. WCAG 2.2 success criteria 1.4.3 and 1.4.11; with more contrast
 * 1.4.6, and for edges the step that text takes otherwise.
 */
export function neededContrast(role: ColorRole, scheme: Scheme): number {
  const owed = hasMoreContrast(scheme) ? neededMore : needed;
  return role === 'text' || role === 'edge' || role === 'focus' ? owed[role] : 0;
}

const lightnessStep = 0.005;

/**
 * The colour nearest in lightness, hue held, that reaches a ratio; undefined where none does. A colour that passes comes
 * back as it was written.
 *
 * @param reached the ratio that a colour reaches
 */
export function nearestReaching(
  color: string,
  ratio: number,
  reached: (candidate: string) => number,
): string | undefined {
  if (reached(color) >= ratio) return color;
  const start = readColor(color);
  const at = (steps: number) => writeBeside(color, { ...start, l: start.l + steps * lightnessStep });
  const passes = (steps: number) => reached(at(steps)) >= ratio;
  /** Steps to the first colour that passes on the way to black (-1) or white (1): it and all beyond do. */
  const stepsTowards = (end: -1 | 1): number => {
    let passing = Math.floor((end === 1 ? 1 - start.l : start.l) / lightnessStep);
    if (!passes(end * passing)) return Number.POSITIVE_INFINITY;
    let failing = 0;
    while (passing - failing > 1) {
      const middle = (passing + failing) >> 1;
      if (passes(end * middle)) passing = middle;
      else failing = middle;
    }
    return passing;
  };
  const darker = stepsTowards(-1);
  const lighter = stepsTowards(1);
  if (Math.min(darker, lighter) < Number.POSITIVE_INFINITY) return at(darker <= lighter ? -darker : lighter);
  // the last step may stop short of them
  return ['#000000', '#ffffff'].find((end) => reached(end) >= ratio);
}

/** The same against every background; where none does, the better of black and white. */
export function nearestPassing(color: string, backgrounds: readonly string[], ratio: number): string {
  const worst = (candidate: string) =>
    Math.min(...backgrounds.map((background) => contrast(candidate, background)));
  if (backgrounds.length === 0) return color;
  return (
    nearestReaching(color, ratio, worst) ?? (worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff')
  );
}
