import { describe, expect, test } from 'vitest';
import { randomColors, tries } from '../../tests/random.ts';
import { products, type Product, type Scheme } from '../contract/index.ts';
import { auditContrast } from '../contrast/audit.ts';
import { contrast, readColor } from '../color/contrast.ts';
import { parseTheme } from '../document/parse-theme.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { proposeTheme, type ThemeWish } from './propose-theme.ts';

const wish = (brand: string, rest: Partial<ThemeWish> = {}): ThemeWish => ({
  brand,
  product: 'default',
  ...rest,
});
function resolved(asked: ThemeWish) {
  const { product, sections } = proposeTheme(asked);
  return resolveTheme({ product, layers: [{ id: 'employer', sections }] });
}
const failing = (asked: ThemeWish) => auditContrast(resolved(asked)).filter(({ passes }) => !passes);
const shown = (
  asked: ThemeWish,
  path: Parameters<ReturnType<typeof resolved>['leaf']>[0],
  scheme: Scheme = 'light',
) => resolved(asked).leaf(path, scheme).value as string;
function hueApart(one: string, other: string) {
  const apart = Math.abs(readColor(one).h - readColor(other).h) % 360;
  return Math.min(apart, 360 - apart);
}

describe('a theme made from one colour', () => {
  test('THEME-06 passes the guard in all schemes and keeps the brand, for any brand color with none to three accents', () => {
    const color = randomColors(20_261_121);
    for (let index = 0; index < tries(800); index += 1) {
      const asked = wish(color(), {
        accents: Array.from({ length: index % 4 }, color),
        product: products[(index >> 2) % 2] as Product,
      });
      expect(failing(asked), JSON.stringify(asked)).toEqual([]);
      expect(shown(asked, 'core_properties.brand')).toBe(asked.brand);
    }
  });

  test('THEME-06 passes for the ends of the gamut, for greys, and for a colour that lets the page through', () => {
    const ends = ['00', '01', 'fe', 'ff'];
    const corners = ends.flatMap((r) => ends.flatMap((g) => ends.map((b) => `#${r}${g}${b}`)));
    const greys = Array.from(
      { length: 64 },
      (_, index) => `#${(index * 4).toString(16).padStart(2, '0').repeat(3)}`,
    );
    for (const brand of [...corners, ...greys, '#0b6', '#0b6e5f80', '#ffffff00', 'oklch(0.6 0.2 30)'])
      for (const product of products) expect(failing(wish(brand, { product })), brand).toEqual([]);
    expect(shown(wish('#0b6e5f80'), 'core_properties.brand')).toBe('#0b6e5f80');
  });

  test('THEME-06 is a theme document that can be saved, of the product that was asked for', () => {
    for (const product of products) {
      const saved = JSON.stringify(proposeTheme(wish('#E2001A', { product, accents: ['#ffcc00'] })));
      expect(parseTheme(JSON.parse(saved))).toMatchObject({ ok: true, document: { product } });
      expect(saved).toContain('#E2001A');
    }
  });

  test('THEME-06 the page has a hint of the brand’s hue, and grey gives none', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const sunken = shown(wish('#c2185b'), 'core_properties.surface_sunken', scheme);
      expect(hueApart(sunken, '#c2185b')).toBeLessThan(12);
      expect(readColor(sunken).c).toBeGreaterThan(0.005);
      expect(readColor(sunken).c).toBeLessThan(0.02);
      expect(readColor(shown(wish('#777777'), 'core_properties.surface_sunken', scheme)).c).toBeLessThan(
        0.001,
      );
    }
  });

  test('THEME-06 a link is the brand itself where it can be read, and its hue where it has to be darkened', () => {
    expect(shown(wish('#0b5cad'), 'core_properties.link')).toBe('#0b5cad');
    const darkened = shown(wish('#39b54a'), 'core_properties.link');
    expect(darkened).not.toBe('#39b54a');
    expect(hueApart(darkened, '#39b54a')).toBeLessThan(4);
  });

  test('THEME-06 a link comes from an accent where the brand would have to be darkened beyond recognition', () => {
    expect(shown(wish('#ffd400', { accents: ['#e0e0e0', '#1b3f8b'] }), 'core_properties.link')).toBe(
      '#1b3f8b',
    );
    expect(shown(wish('#0b5cad', { accents: ['#b3001b'] }), 'core_properties.link')).toBe('#0b5cad');
  });

  test('THEME-06 a brand without a hue leaves links as the product has them', () => {
    const untouched = resolveTheme({ product: 'default' }).leaf('core_properties.link', 'light').value;
    expect(shown(wish('#111111'), 'core_properties.link')).toBe(untouched);
    expect(shown(wish('#111111', { accents: ['#b3001b'] }), 'core_properties.link')).toBe('#b3001b');
  });

  test('THEME-06 the bar takes a dark brand’s colour, and stays as it is under a light one', () => {
    expect(shown(wish('#14305e'), 'navbar.background')).toBe('#14305e');
    expect(shown(wish('#39b54a'), 'navbar.background')).toBe(
      shown(wish('#39b54a'), 'core_properties.surface_raised'),
    );
  });

  test('THEME-06 a button that is hardly seen on the page has an edge, and others have none', () => {
    const edge = shown(wish('#fdfdf0'), 'primary_buttons.border');
    expect(contrast(edge, shown(wish('#fdfdf0'), 'core_properties.surface'))).toBeGreaterThanOrEqual(3);
    expect(proposeTheme(wish('#0b5cad')).sections.primary_buttons).toBeUndefined();
  });

  test('THEME-06 messages and the button that destroys keep the colours that say what they mean', () => {
    const { sections } = proposeTheme(wish('#00a651', { accents: ['#ffcc00'] }));
    expect(sections).not.toHaveProperty('info_bar');
    expect(sections).not.toHaveProperty('disruptive_buttons');
    expect(sections.core_properties).not.toHaveProperty('danger');
  });

  test('THEME-06 what is not a colour is said by name', () => {
    expect(() => proposeTheme(wish('reddish'))).toThrow('"reddish"');
  });
});
