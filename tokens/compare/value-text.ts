import {
  cssValue,
  isColor,
  splitPath,
  tokenAt,
  type Kind,
  type TokenPath,
  type TokenValue,
  type ValueOf,
} from '../contract/index.ts';
import { readColor, writeColor } from '../color/contrast.ts';
import { aliasOf } from '../document/check-tokens.ts';
import type { DifferenceWords } from './words.ts';

const hex = (color: string): string =>
  color.startsWith('#') || !isColor(color) ? color.toLowerCase() : writeColor({ ...readColor(color) });

/** A colour without its last two digits, or in short the last one, where they say how opaque it is. */
function colorText(color: string, words: DifferenceWords): string {
  const written = hex(color);
  const [, opaque, alpha] = /^(#(?:[\da-f]{3}|[\da-f]{6}))([\da-f]{1,2})$/.exec(written) ?? [];
  if (opaque === undefined || alpha === undefined) return written;
  const share = Number.parseInt(alpha, 16) / (16 ** alpha.length - 1);
  return share === 1
    ? opaque
    : words.translucent({ color: opaque, opacity: words.number(Math.round(share * 100)) });
}

const familyNames = (families: string): string =>
  families
    .split(',')
    .map((family) => family.trim().replaceAll(/^['"]|['"]$/g, ''))
    .join(', ');

/** Kinds that people read otherwise than CSS does. */
const texts: { [K in Kind]?: (value: ValueOf<K>, words: DifferenceWords) => string } = {
  color: colorText,
  // px also where the site gets rem: it is what people type
  dimension: (value, words) => words.pixels(words.number(value)),
  number: (value, words) => words.number(value),
  fontWeight: (value, words) => words.number(value),
  duration: (value, words) => words.milliseconds(words.number(value)),
  fontFamily: familyNames,
  shadow: (layers, words) => words.shadows(layers.length),
  image: (address, words) => (address === '' ? words.noImage : address),
};

/** A value as people read it. */
function valueText(path: TokenPath, value: TokenValue, words: DifferenceWords): string {
  const definition = tokenAt(path);
  const text = texts[definition.kind] as ((value: TokenValue, words: DifferenceWords) => string) | undefined;
  return text?.(value, words) ?? cssValue(definition.kind, value as never, definition);
}

/** A token's name together with its section's. */
export const fullName = (path: TokenPath, words: DifferenceWords): string =>
  words.named({ section: words.section(splitPath(path)[0]), token: words.token(path) });

/** What a document says about a leaf, or what the site shows where it says nothing. */
export function settingText(
  path: TokenPath,
  { said, shown }: { said: unknown; shown: TokenValue },
  words: DifferenceWords,
): string {
  const alias = aliasOf(said);
  if (alias === undefined) return valueText(path, said === undefined ? shown : (said as TokenValue), words);
  return words.sameAs({ name: fullName(alias, words), value: valueText(path, shown, words) });
}
