import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { products, schemes, tokenAt, type Product, type TokenPath } from '../contract/index.ts';
import { auditContrast } from '../contrast/audit.ts';
import { readColor } from '../color/contrast.ts';
import { maximumThemeBytes, parseTheme } from '../document/parse-theme.ts';
import type { AnySections, ThemeSections } from '../document/theme-document.ts';
import { emitThemeCss } from '../emit/emit-css.ts';
import { emittedPaths, resolveTheme } from '../resolve/resolve-theme.ts';
import { presetIds, presets, presetTheme, type Preset } from './index.ts';

const resolved = (preset: Preset, product: Product = 'default') =>
  resolveTheme({ product, layers: [{ id: 'employer', sections: presetTheme(preset, product).sections }] });
const bases = Object.fromEntries(products.map((product) => [product, resolveTheme({ product })]));

/** Distance in OKLab, where 0.02 is about the least that can be noticed. */
function colorDistance(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => {
    const { l, c, h } = readColor(color);
    return { l, a: c * Math.cos((h * Math.PI) / 180), b: c * Math.sin((h * Math.PI) / 180) };
  }) as [{ l: number; a: number; b: number }, { l: number; a: number; b: number }];
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

/** In how many of seven ways two looks can be told apart at a glance. */
function differences(one: Preset, other: Preset): readonly string[] {
  const [a, b] = [resolved(one), resolved(other)];
  const values = (path: TokenPath) => [a, b].map((theme) => theme.leaf(path, 'light').value);
  const colors = (path: TokenPath, least: number) => {
    const [left, right] = values(path) as [string, string];
    return colorDistance(left, right) >= least;
  };
  const lengths = (path: TokenPath, least: number) => {
    const [left, right] = values(path) as [number, number];
    return Math.abs(left - right) >= least;
  };
  const ways = {
    brand: colors('core_properties.brand', 0.12),
    navbar: colors('navbar.background', 0.1),
    banner: colors('banner_header.background', 0.05),
    corners: lengths('border_radius.control', 4) || lengths('border_radius.card', 6),
    title: lengths('core_properties.font_size_title', 4),
    weight: lengths('core_properties.font_weight_heading', 200),
    headings: new Set(values('core_properties.font_family_heading')).size === 2,
  };
  return Object.entries(ways)
    .filter(([, differs]) => differs)
    .map(([way]) => way);
}

const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

describe('the presets', () => {
  test('THEME-01 are as many as there are ids', () => {
    expect(presets.map(({ id }) => id).toSorted()).toEqual([...presetIds].toSorted());
    expect(presets.length).toBeGreaterThanOrEqual(8);
  });

  test.each(presets)(
    'THEME-05 $id has no pair of colours that fails, in any scheme of either product',
    (preset) => {
      for (const product of products) {
        const pairs = auditContrast(resolved(preset, product));
        expect(new Set(pairs.map(({ scheme }) => scheme)).size).toBe(schemes.length);
        expect(
          pairs.filter(({ passes }) => !passes),
          product,
        ).toEqual([]);
      }
    },
  );

  test.each(presets)('THEME-01 $id is a theme document that can be saved, in either product', (preset) => {
    for (const product of products) {
      const saved = JSON.stringify(presetTheme(preset, product));
      expect(parseTheme(JSON.parse(saved))).toMatchObject({ ok: true, document: { product } });
      expect(saved.length).toBeLessThan(maximumThemeBytes);
    }
  });

  test.each(presets)('THEME-01 $id is published in at most 6 kB', (preset) => {
    for (const product of products) {
      const css = emitThemeCss(resolved(preset, product), { layer: 'theme.employer', than: bases[product] });
      expect(css).toContain('--pt-core-brand:');
      expect(gzipSync(css).length).toBeLessThanOrEqual(6 * 1024);
    }
  });

  test.each(presets)('THEME-01 $id authors at most twelve colours; the rest follows', ({ sections }) => {
    const authored = Object.entries(sections as AnySections).flatMap(([section, tokens = {}]) =>
      Object.entries(tokens).filter(
        ([token, setting]) =>
          tokenAt(`${section}.${token}` as TokenPath).kind === 'color' &&
          !String(setting?.value).startsWith('{'),
      ),
    );
    const distinct = new Set(authored.map(([, setting]) => setting?.value));
    expect(distinct.size).toBeGreaterThanOrEqual(6);
    expect(distinct.size).toBeLessThanOrEqual(12);
  });

  test.each(presets)('THEME-01 $id needs no font that is not on the reader’s machine', (preset) => {
    const theme = resolved(preset);
    for (const path of emittedPaths.filter((each) => tokenAt(each).kind === 'fontFamily'))
      expect(theme.leaf(path, 'light').value, path).toMatch(/, (?:sans-)?serif$/);
  });

  test('THEME-01 can be told apart: each two differ in brand colour and in at least three of seven ways', () => {
    for (const [one, other] of pairsOf(presets)) {
      const found = differences(one, other);
      expect(found, `${one.id} and ${other.id}`).toContain('brand');
      expect(found.length, `${one.id} and ${other.id}: ${found.join(', ')}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('THEME-01 a look is not changed by whoever goes on from it', () => {
    const [preset] = presets as [Preset];
    const before = JSON.stringify(preset.sections);
    const theme = presetTheme(preset, 'pcsx');
    theme.sections.core_properties = { brand: { value: '#000000' } };
    theme.sections.border_radius!.control!.value = 1;
    expect(JSON.stringify(preset.sections)).toBe(before);
  });

  test('THEME-01 a misspelt token is neither compiled nor parsed', () => {
    // @ts-expect-error the token is `brand`
    const sections: ThemeSections = { core_properties: { brnad: { value: '#000000' } } };
    expect(parseTheme({ schema: 2, product: 'default', sections })).toMatchObject({
      ok: false,
      path: 'sections.core_properties.brnad',
    });
  });
});
