import {
  checkValue,
  findToken,
  isTokenPath,
  type Kind,
  type ShadowLayer,
  type TokenValue,
} from '../contract/index.ts';
import type { AnySections, Setting } from '../document/theme-document.ts';

/** The parts of the Design Tokens format (2025.10) that our own files use. */
export type DtcgColor = { colorSpace: string; components: number[]; hex: string; alpha?: number };
export type DtcgLength = { value: number; unit: string };
type DtcgShadow = {
  color: DtcgColor;
  offsetX: DtcgLength;
  offsetY: DtcgLength;
  blur: DtcgLength;
  spread: DtcgLength;
};
type Alias = string;
type DtcgValues = {
  color: DtcgColor | Alias;
  dimension: DtcgLength | Alias;
  number: number | Alias;
  fontFamily: string[] | Alias;
  fontWeight: number | Alias;
  shadow: DtcgShadow[] | Alias;
  duration: DtcgLength | Alias;
  image: string;
};
export type DtcgToken<K extends Kind> = {
  $type: string;
  $value: DtcgValues[K];
  $extensions?: { 'dev.portico': { dark: DtcgValues[K] } };
};

/** A colour of the palette by its path, `reference.blue.600`. */
export type Palette = ReadonlyMap<string, string>;

const hexColor = ({ hex, alpha = 1 }: DtcgColor) =>
  alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;
const shadowLayer = (layer: DtcgShadow): ShadowLayer => ({
  x: layer.offsetX.value,
  y: layer.offsetY.value,
  blur: layer.blur.value,
  spread: layer.spread.value,
  color: hexColor(layer.color),
});
const family = (names: readonly string[]) =>
  names.map((name) => (/^[a-z-]+$/i.test(name) ? name : `"${name}"`)).join(', ');

const literal: { [K in Kind]: (value: Exclude<DtcgValues[K], Alias>) => TokenValue } = {
  color: hexColor,
  dimension: ({ value }) => value,
  number: (value) => value,
  fontFamily: family,
  fontWeight: (value) => value,
  shadow: (value) => value.map(shadowLayer),
  duration: ({ value }) => value,
  image: (value) => value,
};

/** All colours of a palette file, groups flattened. @throws Error naming the token that has no colour. */
export const parsePalette = (file: { reference: object }): Palette => {
  const colors = new Map<string, string>();
  const walk = (node: object, path: string) => {
    if ('$value' in node) {
      colors.set(path, hexColor(node.$value as DtcgColor));
      return;
    }
    for (const [key, child] of Object.entries(node))
      if (!key.startsWith('$')) walk(child as object, `${path}.${key}`);
  };
  walk(file.reference, 'reference');
  return colors;
};

/**
 * The sections of authored files, as a layer of settings. Palette references become colours, references to other
 * leaves stay aliases. @throws Error naming file and path of what is unknown or of the wrong kind.
 */
export const parseSections = (files: Record<string, object>, palette: Palette): AnySections => {
  const value = (kind: Kind, raw: unknown, at: string): unknown => {
    if (typeof raw === 'string' && raw.startsWith('{')) {
      const name = raw.slice(1, -1);
      if (isTokenPath(name)) return raw;
      const found = palette.get(name);
      if (found === undefined)
        throw new Error(`${at}: "${name}" is neither in the palette nor a token of the contract`);
      return found;
    }
    const parsed = (literal[kind] as (value: unknown) => unknown)(raw);
    const wrong = checkValue(kind, parsed);
    if (wrong !== undefined) throw new Error(`${at} ${wrong}`);
    return parsed;
  };
  return Object.fromEntries(
    Object.entries(files).map(([section, tokens]) => [
      section,
      Object.fromEntries(
        Object.entries(tokens as Record<string, DtcgToken<Kind>>).map(
          ([token, { $value, $extensions }]): [string, Setting] => {
            const at = `${section}.${token}`;
            const definition = findToken(section, token);
            if (!definition) throw new Error(`${at} is not a token of the contract`);
            const dark = $extensions?.['dev.portico'].dark;
            return [
              token,
              {
                value: value(definition.kind, $value, at),
                ...(dark === undefined
                  ? {}
                  : { schemes: { dark: value(definition.kind, dark, `${at} (dark)`) } }),
              } as Setting,
            ];
          },
        ),
      ),
    ]),
  );
};
