import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse, type Resolver } from '@terrazzo/parser';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  isTokenPath,
  products,
  schemes,
  tokenAt,
  tokenPaths,
  type Kind,
  type Product,
  type TokenPath,
} from '../contract/index.ts';
import { valueIn } from '../document/theme-document.ts';
import { aliasOf } from '../document/check-tokens.ts';
import { settingAt } from '../exchange/proposals.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { baseSections, productSections } from './index.ts';

const root = path.join(import.meta.dirname, '..');
const filename = pathToFileURL(path.join(root, 'portico.resolver.json'));

const textOf = (file: URL) => readFile(file, 'utf8');

/** What somebody else's implementation of the Resolver Module makes of the document; it refuses what is not of the format. */
let resolver: Resolver;
beforeAll(async () => {
  const logger = new Logger({ level: 'error' });
  // names are ours: the format asks for no case
  const rules = { 'core/consistent-naming': 'off' } as const;
  const config = defineConfig({ lint: { rules } }, { cwd: pathToFileURL(`${root}/`), logger });
  ({ resolver } = await parse([{ filename, src: await textOf(filename) }], { config, logger, req: textOf }));
});

type Color = { components: readonly number[]; alpha: number };
type Length = { value: number };
type Layer = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length> & { color: Color };
const byte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
const hex = ({ components, alpha }: Color) =>
  `#${[...components, ...(alpha < 1 ? [alpha] : [])].map(byte).join('')}`;
/** A value of the format as a theme keeps it: not with our own reader, which is what is to be proved. */
const plain: Partial<Record<Kind, (value: never) => unknown>> = {
  color: hex,
  dimension: ({ value }: Length) => value,
  duration: ({ value }: Length) => value,
  fontFamily: (names: readonly string[]) =>
    names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', '),
  shadow: (layers: readonly Layer[]) =>
    layers.map(({ offsetX, offsetY, blur, spread, color }) => ({
      x: offsetX.value,
      y: offsetY.value,
      blur: blur.value,
      spread: spread.value,
      color: hex(color),
    })),
};

type Input = { product: Product; scheme: 'light' | 'dark' };
const inputs = products.flatMap((product) =>
  (['light', 'dark'] as const).map((scheme): Input => ({ product, scheme })),
);

const theirs = (input: Input): Partial<Record<TokenPath, unknown>> =>
  Object.fromEntries(
    Object.entries(resolver.apply(input)).flatMap(([name, { $value }]) => {
      if (!isTokenPath(name)) return [];
      const read = plain[tokenAt(name).kind] as ((value: unknown) => unknown) | undefined;
      return [[name, read ? read($value) : $value]];
    }),
  );

const settingFor = (product: Product, name: TokenPath) =>
  settingAt(productSections[product], name) ?? settingAt(baseSections, name);
/** What our own reader made of the files, references followed; what is computed comes from the theme itself. */
function ours({ product, scheme }: Input, name: TokenPath): unknown {
  const setting = settingFor(product, name);
  if (!setting) return resolveTheme({ product }).leaf(name, scheme).value;
  const own = valueIn(setting, scheme) ?? valueIn(setting, 'light');
  const alias = aliasOf(own);
  return alias === undefined ? own : ours({ product, scheme }, alias);
}

describe('portico.resolver.json', () => {
  test.each(inputs)(
    'THEME-06 gives an independent resolver the same value for every token, for $product in $scheme',
    (input) => {
      const values = theirs(input);
      const authored = tokenPaths.filter((name) => settingFor(input.product, name));
      expect(authored.length).toBeGreaterThan(120);
      const computed = Object.keys(values).filter((name) => !authored.includes(name as TokenPath));
      const expected = [...authored, ...computed].map((name) => [name, ours(input, name as TokenPath)]);
      expect(values).toEqual(Object.fromEntries(expected));
    },
  );

  test('THEME-01 has a context for every product and for every scheme', () => {
    expect(resolver.source.modifiers).toMatchObject({
      product: {
        default: 'default',
        contexts: Object.fromEntries(products.map((each) => [each, expect.any(Array)])),
      },
      scheme: {
        default: 'light',
        contexts: Object.fromEntries(schemes.map((each) => [each, expect.any(Array)])),
      },
    });
  });

  test('THEME-06 names every token file there is', async () => {
    const document = await textOf(filename);
    const named = [...document.matchAll(/"\$ref": "([^#"]+)"/g)].map(([, file]) => file);
    const files = globSync('{reference,system,component,computed,themes,schemes}/*.json', { cwd: root });
    expect([...new Set(named)].toSorted()).toEqual(files.toSorted());
  });
});
