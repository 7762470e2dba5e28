import { isColor, type Kind, type ShadowLayer } from '../contract/index.ts';

/** Text that does not depend on the order of keys: databases keep their own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function hexMeaning(color: string): string {
  const digits = color.slice(1).toLowerCase();
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.length === 8 && long.endsWith('ff') ? long.slice(0, 6) : long}`;
}

const share = (text: string): number => (text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text));

function oklchMeaning(color: string): string {
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = (color.match(/-?[\d.]+%?/g) ?? []).map(share);
  return `oklch ${lightness} ${chroma} ${hue} ${alpha}`;
}

const colorMeaning = (color: string): string =>
  color.startsWith('#') ? hexMeaning(color) : oklchMeaning(color);

/** Only quotes and spaces are free: a quoted `"serif"` is another font than the generic `serif`. */
const familyMeaning = (families: string): string =>
  families
    .split(',')
    .map((family) => family.trim().replaceAll("'", '"').replaceAll(/\s+/g, ' '))
    .join(', ');

const shadowMeaning = (layers: readonly ShadowLayer[]): string =>
  canonical(layers.map((layer) => ({ ...layer, color: colorMeaning(layer.color) })));

/**
 * What a value says, however it is written: `#FFF` and `#ffffff` mean the same, and so do an object's keys in another
 * order. Values of kinds that have one way to be written stand for themselves.
 */
export function meaningOf(kind: Kind, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (kind === 'color' && isColor(value)) return colorMeaning(value);
  if (kind === 'fontFamily' && typeof value === 'string') return familyMeaning(value);
  if (kind === 'shadow' && Array.isArray(value)) return shadowMeaning(value as readonly ShadowLayer[]);
  return canonical(value);
}

/** Whether two things that are no values of tokens, such as waivers, say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && canonical(one) === canonical(other));
