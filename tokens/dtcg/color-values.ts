import {
  converter,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as register,
  type Color,
} from 'culori/fn';
import { isColor } from '../contract/index.ts';
import { readColor, writeColor } from '../color/contrast.ts';
import { entry, isObject, type Json, type JsonObject } from './json.ts';

// culori knows only the colour spaces that are registered
for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch])
  register(mode);
for (const mode of [modeP3, modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65]) register(mode);
const toRgb = converter('rgb');
const toOklch = converter('oklch');

const places = (value: number, count: number) => Number(value.toFixed(count));
const byte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
const hexOf = (components: readonly number[], alpha: number) =>
  `#${components.map(byte).join('')}${alpha < 1 ? byte(alpha) : ''}`;

type Space = { mode: Color['mode']; channels: readonly string[]; scale?: readonly number[] };
const rgbSpace = (mode: Color['mode']): Space => ({ mode, channels: ['r', 'g', 'b'] });
/** The colour spaces of the Design Tokens Color Module 2025.10 as culori names and scales them. */
const spaces: Readonly<Record<string, Space>> = {
  srgb: rgbSpace('rgb'),
  'srgb-linear': rgbSpace('lrgb'),
  'display-p3': rgbSpace('p3'),
  'a98-rgb': rgbSpace('a98'),
  'prophoto-rgb': rgbSpace('prophoto'),
  rec2020: rgbSpace('rec2020'),
  hsl: { mode: 'hsl', channels: ['h', 's', 'l'], scale: [1, 0.01, 0.01] },
  hwb: { mode: 'hwb', channels: ['h', 'w', 'b'], scale: [1, 0.01, 0.01] },
  lab: { mode: 'lab', channels: ['l', 'a', 'b'] },
  lch: { mode: 'lch', channels: ['l', 'c', 'h'] },
  oklab: { mode: 'oklab', channels: ['l', 'a', 'b'] },
  oklch: { mode: 'oklch', channels: ['l', 'c', 'h'] },
  'xyz-d65': { mode: 'xyz65', channels: ['x', 'y', 'z'] },
  'xyz-d50': { mode: 'xyz50', channels: ['x', 'y', 'z'] },
};

const oklchText = (components: readonly number[], alpha: number) =>
  `oklch(${components.join(' ')}${alpha < 1 ? ` / ${alpha}` : ''})`;

/** As hex where sRGB holds the colour; as oklch() where only a wider gamut does, so that it is not dulled. */
function themeColor(color: Color): string {
  const alpha = color.alpha ?? 1;
  const { r, g, b } = toRgb(color);
  const tolerance = 0.5 / 255;
  const shown = [r, g, b];
  if (shown.every((share) => share > -tolerance && share < 1 + tolerance))
    return hexOf(
      shown.map((share) => Math.min(1, Math.max(0, share))),
      alpha,
    );
  const { l, c, h = 0 } = toOklch(color);
  return oklchText([places(l, 5), places(c, 5), places(h, 3)], places(alpha, 4));
}

/** A colour as CSS writes it, in any notation that needs no page to be computed; undefined when it is none. */
export function colorFromCss(text: string): string | undefined {
  // no colour is longer, and patterns for numbers may take long over endless digits
  if (text.length > 100) return undefined;
  if (isColor(text)) return text;
  const color = parse(text);
  return color && Object.values(color).every((part) => typeof part !== 'number' || Number.isFinite(part))
    ? themeColor(color)
    : undefined;
}

function componentsOf(raw: Json | undefined): number[] | undefined {
  if (!Array.isArray(raw) || raw.length !== 3) return undefined;
  const numbers = raw.map((part) => (part === 'none' ? 0 : part));
  return numbers.every((part): part is number => typeof part === 'number') ? numbers : undefined;
}

/** A theme's colour from the format's `{colorSpace, components, alpha, hex}`; undefined when it is none. */
export function colorFromDtcg(raw: Json): string | undefined {
  if (typeof raw === 'string') return colorFromCss(raw);
  if (!isObject(raw)) return undefined;
  const alpha = entry(raw, 'alpha') ?? 1;
  if (typeof alpha !== 'number' || alpha < 0 || alpha > 1) return undefined;
  const hex = entry(raw, 'hex');
  if (raw.components === undefined && typeof hex === 'string' && /^#[\da-f]{6}$/i.test(hex))
    return alpha < 1 ? `${hex}${byte(alpha)}` : hex;
  const name = entry(raw, 'colorSpace');
  const space = typeof name === 'string' && Object.hasOwn(spaces, name) ? spaces[name] : undefined;
  const components = componentsOf(raw.components);
  if (!space || !components) return undefined;
  if (name === 'srgb')
    return components.every((part) => part >= 0 && part <= 1) ? hexOf(components, alpha) : undefined;
  if (name === 'oklch') return oklchText(components, alpha);
  const channels = space.channels.map((channel, index) => [
    channel,
    (components[index] ?? 0) * (space.scale?.[index] ?? 1),
  ]);
  return themeColor({ mode: space.mode, ...Object.fromEntries(channels), alpha } as Color);
}

const longHex = (hex: string) => (hex.length > 5 ? hex : hex.replace(/[\da-f]/g, '$&$&'));
const opaque = /^(#[\da-f]{6})([\da-f]{2})?$/;
const share = (digits: string) => places(Number.parseInt(digits, 16) / 255, 4);

/** A theme's colour in the format's shape. `hex` is the nearest sRGB colour where the colour itself lies outside. */
export function colorToDtcg(color: string): JsonObject {
  const [, rgb = '', alpha = 'ff'] = opaque.exec(longHex(color.toLowerCase())) ?? [];
  if (rgb !== '')
    return {
      colorSpace: 'srgb',
      components: [1, 3, 5].map((start) => share(rgb.slice(start, start + 2))),
      alpha: share(alpha),
      hex: rgb,
    };
  const [l = 0, c = 0, h = 0, a = 1] = [...color.matchAll(/(-?[\d.]+)(%?)/g)].map(
    ([, digits, percent]) => Number(digits) / (percent === '%' ? 100 : 1),
  );
  return {
    colorSpace: 'oklch',
    components: [l, c, h],
    alpha: a,
    hex: writeColor({ ...readColor(color), alpha: 1 }),
  };
}
