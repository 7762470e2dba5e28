/**
 * The kinds of value that a token can have. A leaf is branded with its kind, so that a length where a colour belongs
 * does not compile; `checkValue` says the same at run time, for documents that come from outside.
 */
declare const kindOf: unique symbol;
export type Branded<V, K extends string> = V & { readonly [kindOf]?: K };

/** One layer of a shadow: offsets, blur and spread in CSS px, a colour. */
export type ShadowLayer = { x: number; y: number; blur: number; spread: number; color: string };

export type KindValues = {
  /** `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or `oklch(L C H / A)`: L and A 0 to 1 or in %, C 0 to 0.5, H in degrees. */
  color: Branded<string, 'color'>;
  /** CSS px at the browser's default text size; whether it is emitted as px or rem is the token's `unit`. */
  dimension: Branded<number, 'dimension'>;
  /** A plain number, such as a line height or a share of 1. */
  number: Branded<number, 'number'>;
  /** A list of families as CSS writes it, without anything that could end the declaration. */
  fontFamily: Branded<string, 'fontFamily'>;
  /** 1 to 1000. */
  fontWeight: Branded<number, 'fontWeight'>;
  shadow: Branded<readonly ShadowLayer[], 'shadow'>;
  /** Milliseconds. */
  duration: Branded<number, 'duration'>;
  /** A site-relative path or an https address; empty = no image. */
  image: Branded<string, 'image'>;
};
export type Kind = keyof KindValues;
export type ValueOf<K extends Kind> = KindValues[K];
export type TokenValue = ValueOf<Kind>;

/** Whether values of a kind may differ from scheme to scheme: a page keeps its shape when its colours change. */
export const differsByScheme = (kind: Kind): boolean => kind === 'color' || kind === 'shadow';

/** What limits a value beside its kind. Numbers are inclusive. */
export type Limits = {
  min?: number;
  max?: number;
  unit?: 'px' | 'rem';
  /** A colour that hides what is behind it: there is nothing that could show through. */
  opaque?: boolean;
};

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const number = String.raw`\d+(?:\.\d+)?|\.\d+`;
// no capitals and no half numbers: what is accepted has to be read by every library that gets it
const oklch = new RegExp(
  `^oklch\\(\\s*((?:${number})%?)\\s+(${number})\\s+(-?(?:${number}))(?:\\s*/\\s*((?:${number})%?))?\\s*\\)$`,
);
const family =
  /^(?:"[\p{L}\p{N} _-]+"|'[\p{L}\p{N} _-]+'|[\p{L}_-][\p{L}\p{N} _-]*)(?:\s*,\s*(?:"[\p{L}\p{N} _-]+"|'[\p{L}\p{N} _-]+'|[\p{L}_-][\p{L}\p{N} _-]*))*$/u;
const address = /^(?:\/(?!\/)|https:\/\/)[\w\-./~%?=&@:+,]*$/;

// the patterns go over endless digits again and again
const longestColor = 100;
/** `0.5` and `50%` are the same. */
const share = (text: string) => Number.parseFloat(text) / (text.endsWith('%') ? 100 : 1);
function isOklch(value: string): boolean {
  const [, lightness, chroma, hue, alpha = '1'] = oklch.exec(value) ?? [];
  if (lightness === undefined) return false;
  return share(lightness) <= 1 && Number(chroma) <= 0.5 && Math.abs(Number(hue)) <= 360 && share(alpha) <= 1;
}
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestColor && (hex.test(value) || isOklch(value));

function isSeeThrough(color: string): boolean {
  const alpha = oklch.exec(color)?.[4];
  if (alpha !== undefined) return share(alpha) < 1;
  const digits = color.startsWith('#') ? color.slice(1).toLowerCase() : '';
  return (digits.length === 4 && !digits.endsWith('f')) || (digits.length === 8 && !digits.endsWith('ff'));
}

function finite(value: unknown, { min = -Infinity, max = Infinity }: Limits, unit: string) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `must be a number${unit && ` of ${unit}`}`;
  if (value < min || value > max) return `must be between ${min} and ${max}${unit && ` ${unit}`}`;
}

function isShadowLayer(layer: unknown): layer is ShadowLayer {
  if (typeof layer !== 'object' || layer === null) return false;
  const { x, y, blur, spread, color } = layer as Record<string, unknown>;
  return (
    [x, y, spread].every((n) => finite(n, { min: -200, max: 200 }, '') === undefined) &&
    finite(blur, { min: 0, max: 200 }, '') === undefined &&
    isColor(color)
  );
}

const checks: Record<Kind, (value: unknown, limits: Limits) => string | undefined> = {
  color: (value, { opaque }) => {
    if (!isColor(value))
      return 'must be a colour such as #0b6e5f, #0b6e5f80 or oklch(0.5 0.1 180): lightness to 1, chroma to 0.5, hue to 360';
    if (opaque && isSeeThrough(value)) return 'must be a colour without alpha: nothing lies behind it';
  },
  dimension: (value, limits) => finite(value, limits, 'px'),
  number: (value, limits) => finite(value, limits, ''),
  fontFamily: (value) =>
    typeof value === 'string' && value.length <= 300 && family.test(value)
      ? undefined
      : 'must be a list of font families, such as Inter, "Segoe UI", sans-serif',
  fontWeight: (value) => finite(value, { min: 1, max: 1000 }, ''),
  shadow: (value) =>
    Array.isArray(value) && value.length <= 4 && value.every(isShadowLayer)
      ? undefined
      : 'must be a list of at most 4 shadows {x, y, blur, spread, color}',
  duration: (value, limits) => finite(value, { min: 0, ...limits }, 'ms'),
  image: (value) =>
    value === '' || (typeof value === 'string' && value.length <= 500 && address.test(value))
      ? undefined
      : 'must be a path such as /images/hero.jpg, an https address, or empty',
};

/** What is wrong with a value, as the end of a sentence that begins with its path; undefined when nothing is. */
export const checkValue = (kind: Kind, value: unknown, limits: Limits = {}): string | undefined =>
  checks[kind](value, limits);

const css: { [K in Kind]: (value: ValueOf<K>, limits: Limits) => string } = {
  color: (value) => value,
  dimension: (value, { unit = 'px' }) =>
    value === 0 ? '0px' : unit === 'rem' ? `${Number((value / 16).toFixed(4))}rem` : `${value}px`,
  number: String,
  fontFamily: (value) => value,
  fontWeight: String,
  shadow: (value) =>
    value.length === 0
      ? 'none'
      : value
          .map(({ x, y, blur, spread, color }) => `${x}px ${y}px ${blur}px ${spread}px ${color}`)
          .join(', '),
  duration: (value) => `${value}ms`,
  image: (value) => (value === '' ? 'none' : `url("${value}")`),
};

/** No shadow in a variable: `none` could not stand in a list beside the line of the focus ring. */
export const noShadow = '0 0 #0000';

/** A checked value as CSS writes it. */
export const cssValue = <K extends Kind>(kind: K, value: ValueOf<K>, limits: Limits = {}): string =>
  css[kind](value, limits);
