import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeOklab, modeOklch, modeP3]) register(mode as never);

/** Lightness and opacity from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number; alpha: number };

/** The most chroma that a screen of the Display P3 gamut shows. */
export const mostChroma = 0.37;

const toOklch = converter('oklch');
const toRgb = converter('rgb');
const toP3 = converter('p3');
const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const asCulori = ({ l, c, h, alpha }: Oklch) => ({ mode: 'oklch' as const, l, c, h, alpha });

/** `none` of a channel stands for nothing of it. */
const channelOf = (value: number | undefined) => (Number.isFinite(value) ? Number(value) : 0);

/**
 * A colour as CSS writes it: a name, `#rgb` with or without the sign, `rgb()`, `hsl()`, `oklab()`, `oklch()`,
 * `color(display-p3 …)`.
 *
 * @returns undefined for what is none of them, such as `currentColor`
 */
export function readColor(text: string): Oklch | undefined {
  const trimmed = text.trim();
  const color = toOklch(parse(/^[\da-f]{3,8}$/i.test(trimmed) ? `#${trimmed}` : trimmed));
  if (!color) return undefined;
  return {
    l: within(channelOf(color.l), 1),
    c: within(channelOf(color.c), 0.5),
    h: (channelOf(color.h) + 360) % 360,
    alpha: within(color.alpha ?? 1, 1),
  };
}

/** Whether every screen shows it as it is. */
export function isSrgb(color: Oklch): boolean {
  // colours of eight bits come back a little beyond the edge
  const { r, g, b } = toRgb(asCulori(color));
  return [r, g, b].every((channel) => channel > -0.001 && channel < 1.001);
}

/** The nearest colour that every screen shows: of the same lightness and hue, with less chroma. */
const nearestSrgb = (color: Oklch) => toRgb(clampChroma(asCulori(color), 'oklch', 'rgb'));

/** `#rrggbb`, and `#rrggbbaa` where it is see-through; the nearest colour in sRGB. */
export function hexOf(color: Oklch): string {
  const rgb = isSrgb(color) ? toRgb(asCulori(color)) : nearestSrgb(color);
  return color.alpha < 1 ? formatHex8(rgb) : formatHex(rgb);
}

/** `oklch(62% 0.19 250)`, and ` / 50%` where it is see-through. */
export function oklchOf({ l, c, h, alpha }: Oklch): string {
  const opacity = alpha < 1 ? ` / ${rounded(alpha * 100, 1)}%` : '';
  return `oklch(${rounded(l * 100, 2)}% ${rounded(c, 4)} ${rounded(h, 2)}${opacity})`;
}

/** The nearest colour that a screen of the Display P3 gamut shows: of the same lightness and hue, with less chroma. */
export function displayable(color: Oklch): Oklch {
  const { c } = clampChroma(asCulori(color), 'oklch', 'p3');
  return { ...color, c: c ?? 0 };
}

/** As CSS: in hex digits, which every tool reads, unless the colour lies outside sRGB; of one that no screen has, the nearest. */
export function writeColor(color: Oklch): string {
  const shown = displayable(color);
  return isSrgb(shown) ? hexOf(shown) : oklchOf(shown);
}

/** The channels of Display P3 from 0 to 255, and whether that has the colour. */
export function paintable(color: Omit<Oklch, 'alpha'>) {
  const { r, g, b } = toP3(asCulori({ ...color, alpha: 1 }));
  return {
    channels: [r, g, b].map((channel) => Math.round(within(channel, 1) * 255)),
    isP3: [r, g, b].every((channel) => channel > -0.0001 && channel < 1.0001),
  };
}

/** The contrast of a colour upon another one that is opaque, by WCAG 2.2: from 1 to 21. */
export function contrastOn(color: Oklch, background: Oklch): number {
  const above = nearestSrgb(color);
  const below = nearestSrgb({ ...background, alpha: 1 });
  const mixed = (top: number, bottom: number) => top * color.alpha + bottom * (1 - color.alpha);
  return wcagContrast(
    { mode: 'rgb', r: mixed(above.r, below.r), g: mixed(above.g, below.g), b: mixed(above.b, below.b) },
    below,
  );
}
