import { noShadow, type Kind, type ShadowLayer, type TokenValue } from '../contract/index.ts';
import { colorFromCss } from './color-values.ts';
import { matchingParen, splitTop } from './css-text.ts';

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const quantity = new RegExp(`^(${number})([a-z%]*)$`, 'i');

/** A quantity in one of the units given, each with what it counts in the unit that themes store. */
function inUnits(text: string, units: Readonly<Record<string, number>>): number | undefined {
  // the pattern may take long over endless digits
  const [, digits = '', unit = ''] = (text.length <= 40 ? quantity.exec(text) : undefined) ?? [];
  const factor = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()] : undefined;
  if (digits === '' || factor === undefined) return undefined;
  // themes write rem with four digits, which hundredths of a px survive; and 0.07 s are 70 ms, not 70.00000000000001
  const value = factor === 1 ? Number(digits) : Number((Number(digits) * factor).toFixed(2));
  // no -0, which JSON does not know
  return value + 0;
}

/** px at the browser's default text size of 16 px. A bare number counts as px, as Tokens Studio writes lengths. */
export const lengthUnits = { '': 1, px: 1, rem: 16 } as const;
/** Milliseconds. */
export const durationUnits = { '': 1, ms: 1, s: 1000 } as const;

/** The names of weights in the Design Tokens format and in CSS. */
export const weightNames: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};
const weight = (text: string) =>
  inUnits(text, { '': 1 }) ??
  (Object.hasOwn(weightNames, text.toLowerCase()) ? weightNames[text.toLowerCase()] : undefined);

function layer(text: string): ShadowLayer | undefined {
  const parts = splitTop(text, ' ');
  const lengths = parts.map((part) => inUnits(part, lengthUnits));
  const colors = parts.filter((_, index) => lengths[index] === undefined);
  const [x, y, blur = 0, spread = 0] = lengths.filter((length) => length !== undefined);
  const color = colors.length === 1 && colors[0] !== undefined ? colorFromCss(colors[0]) : undefined;
  if (color === undefined || x === undefined || y === undefined || parts.length > 5) return undefined;
  return { x, y, blur, spread, color };
}
function shadow(text: string): ShadowLayer[] | undefined {
  if (text === 'none' || text === noShadow) return [];
  // which nobody sees: the layers of another scheme
  const seen = splitTop(text, ',').filter((each) => !splitTop(each, ' ').includes('transparent'));
  const layers = seen.map(layer);
  return layers.every((each) => each !== undefined) ? layers : undefined;
}

function image(text: string): string | undefined {
  if (text === 'none' || text === '') return '';
  const inside =
    /^url\(/i.test(text) && matchingParen(text, 3) === text.length - 1 ? text.slice(4, -1).trim() : text;
  return /^(["']).*\1$/.test(inside) ? inside.slice(1, -1) : inside;
}

const readers: Record<Kind, (text: string) => TokenValue | undefined> = {
  color: colorFromCss,
  dimension: (text) => inUnits(text, lengthUnits),
  number: (text) => inUnits(text, { '': 1 }),
  fontFamily: (text) => text,
  fontWeight: weight,
  shadow,
  duration: (text) => inUnits(text, durationUnits),
  image,
};

/** What a text of CSS means as a value of a kind; undefined when nothing. Not yet checked against the token's limits. */
export const fromCssValue = (kind: Kind, text: string): TokenValue | undefined => readers[kind](text.trim());
