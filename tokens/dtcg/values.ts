import {
  checkValue,
  type Kind,
  type ShadowLayer,
  type TokenDefinition,
  type ValueOf,
} from '../contract/index.ts';
import { colorFromDtcg, colorToDtcg } from './color-values.ts';
import { durationUnits, fromCssValue, lengthUnits, weightNames } from './css-values.ts';
import { entry, isObject, type Json, type JsonObject } from './json.ts';

/** `$type` of each kind. The format has none for images: `string` is what our own files say. */
export const typeOf: Record<Kind, string> = {
  color: 'color',
  dimension: 'dimension',
  number: 'number',
  fontFamily: 'fontFamily',
  fontWeight: 'fontWeight',
  shadow: 'shadow',
  duration: 'duration',
  image: 'string',
};
/** Types under which other tools keep values of a kind: Figma knows only numbers, Tokens Studio has its own names. */
const alsoTyped: Partial<Record<Kind, readonly string[]>> = {
  dimension: ['number', 'borderRadius', 'sizing', 'spacing', 'fontSizes', 'borderWidth'],
  number: ['lineHeights', 'lineHeight', 'opacity', 'dimension'],
  fontFamily: ['fontFamilies', 'string'],
  fontWeight: ['fontWeights', 'number'],
  shadow: ['boxShadow'],
  duration: ['number'],
  image: ['asset', 'image', 'url'],
};
export const fitsType = (kind: Kind, type: string): boolean =>
  type === typeOf[kind] || type === 'other' || (alsoTyped[kind]?.includes(type) ?? false);

const px = (value: number): JsonObject => ({ value, unit: 'px' });
const families = (list: string) => list.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
const layerOut = ({ x, y, blur, spread, color }: ShadowLayer): JsonObject => ({
  color: colorToDtcg(color),
  offsetX: px(x),
  offsetY: px(y),
  blur: px(blur),
  spread: px(spread),
});

const writers: { [K in Kind]: (value: ValueOf<K>) => Json } = {
  color: colorToDtcg,
  dimension: px,
  number: (value) => value,
  fontFamily: families,
  fontWeight: (value) => value,
  shadow: (value) => value.map(layerOut),
  duration: (value) => ({ value, unit: 'ms' }),
  image: (value) => value,
};

/** A checked value in the shape of the Design Tokens format. */
export const toDtcgValue = (kind: Kind, value: unknown): Json =>
  (writers[kind] as (value: unknown) => Json)(value);

function quantity(raw: Json | undefined, units: Readonly<Record<string, number>>): number | undefined {
  if (typeof raw === 'number') return raw;
  const [value, unit] = [entry(raw, 'value'), entry(raw, 'unit')];
  if (typeof value !== 'number' || typeof unit !== 'string' || !Object.hasOwn(units, unit)) return undefined;
  const factor = units[unit] ?? 1;
  return factor === 1 ? value : Number((value * factor).toFixed(6));
}
const length = (raw: Json | undefined): number | undefined =>
  typeof raw === 'string'
    ? (fromCssValue('dimension', raw) as number | undefined)
    : quantity(raw, lengthUnits);

// quotes may be left out where a name is one identifier (CSS Fonts 4, 2.1)
const family = (name: string) => (/^[a-z-]+$/i.test(name) ? name : `"${name}"`);
const fontFamily = (raw: Json): string | undefined =>
  Array.isArray(raw) && raw.length > 0 && raw.every((name) => typeof name === 'string')
    ? raw.map(family).join(', ')
    : undefined;

function layerIn(raw: Json): ShadowLayer | undefined {
  if (!isObject(raw) || entry(raw, 'inset') === true || entry(raw, 'type') === 'innerShadow')
    return undefined;
  // x and y are what Tokens Studio calls the offsets
  const [x, y] = [
    length(entry(raw, 'offsetX') ?? entry(raw, 'x')),
    length(entry(raw, 'offsetY') ?? entry(raw, 'y')),
  ];
  const [blur, spread] = [length(entry(raw, 'blur') ?? 0), length(entry(raw, 'spread') ?? 0)];
  const color = colorFromDtcg(entry(raw, 'color') ?? null);
  if (x === undefined || y === undefined || blur === undefined || spread === undefined) return undefined;
  return color === undefined ? undefined : { x, y, blur, spread, color };
}
function shadow(raw: Json): ShadowLayer[] | undefined {
  const layers = (Array.isArray(raw) ? raw : [raw]).map(layerIn);
  return layers.every((layer) => layer !== undefined) ? layers : undefined;
}

const readers: Record<Kind, (raw: Json) => unknown> = {
  color: colorFromDtcg,
  dimension: (raw) => quantity(raw, lengthUnits),
  number: (raw) => raw,
  fontFamily,
  fontWeight: (raw) => raw,
  shadow,
  duration: (raw) => quantity(raw, durationUnits),
  image: (raw) => raw,
};

export type Read = { ok: true; value: unknown } | { ok: false; message: string };

function meaning(kind: Kind, raw: Json): unknown {
  if (typeof raw !== 'string') return readers[kind](raw);
  if (kind === 'fontWeight' && Object.hasOwn(weightNames, raw)) return weightNames[raw];
  return fromCssValue(kind, raw);
}

/** A value of the Design Tokens format, or a text of CSS as other tools write it, checked against a token's kind and limits. */
export function fromDtcgValue(definition: TokenDefinition, raw: Json): Read {
  const value = meaning(definition.kind, raw);
  const wrong = checkValue(definition.kind, value, definition);
  return wrong === undefined ? { ok: true, value } : { ok: false, message: wrong };
}
