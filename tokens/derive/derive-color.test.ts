import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import { randomColors, randomFrom, tries } from '../../tests/random.ts';
import { products, schemes, type Product, type Scheme } from '../contract/index.ts';
import { auditContrast } from '../contrast/audit.ts';
import { contrast, isInSrgb } from '../color/contrast.ts';
import { presets } from '../presets/index.ts';
import { resolveTheme, type ResolvedTheme } from '../resolve/resolve-theme.ts';
import type { AnySections } from '../document/theme-document.ts';
import { twoToneContrast } from './derive-color.ts';

const themeOf = (sections: AnySections, product: Product = 'default') =>
  resolveTheme({ product, layers: [{ id: 'employer', sections }] });
const colorIn = (theme: ResolvedTheme, scheme: Scheme) => (path: Parameters<ResolvedTheme['leaf']>[0]) =>
  theme.leaf(path, scheme).value as string;

const part = (value: number) => value.toString(16).padStart(2, '0');
/** Solid grounds of every lightness, grey and colourful. */
const grounds = Array.from({ length: 64 }, (_, index) => {
  const level = (index >> 1) * 8;
  return index % 2 === 0
    ? `#${part(level).repeat(3)}`
    : `#${part(255 - level)}${part(level)}${part((level * 7) % 256)}`;
});

describe('the focus ring of two tones', () => {
  test('THEME-05 is seen on any ground, for any brand that sets none, in every scheme', () => {
    const color = randomColors(20_261_121);
    for (let index = 0; index < tries(1000); index += 1) {
      const brand = color();
      const theme = themeOf({ core_properties: { brand: { value: brand } } }, products[index % 2]);
      for (const scheme of schemes) {
        const at = colorIn(theme, scheme);
        const tones = [at('core_properties.focus_ring'), at('core_properties.focus_ring_gap')] as const;
        expect(contrast(...tones), `${brand}, ${scheme}`).toBeGreaterThanOrEqual(twoToneContrast);
        for (const ground of grounds)
          expect(Math.max(...tones.map((tone) => contrast(tone, ground)))).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('THEME-05 keeps the ring that a theme sets, and puts a line beside it that differs', () => {
    for (const { sections } of presets) {
      const theme = themeOf(sections);
      for (const scheme of schemes) {
        const at = colorIn(theme, scheme);
        expect(
          contrast(at('core_properties.focus_ring'), at('core_properties.focus_ring_gap')),
        ).toBeGreaterThan(4.5);
      }
    }
    const own = themeOf({ core_properties: { focus_ring: { value: '#b3261e' } } });
    expect(own.leaf('core_properties.focus_ring', 'light').value).toBe('#b3261e');
  });
});

const toOklch = converter('oklch');
function displayP3([r, g, b]: readonly [number, number, number]) {
  const { l, c, h = 0 } = toOklch({ mode: 'p3', r, g, b });
  return `oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h.toFixed(2)})`;
}

describe('states of a colour beyond sRGB', () => {
  const green = 'oklch(0.6 0.25 145)';
  const theme = themeOf({ primary_buttons: { background: { value: green } } });

  test('THEME-05 are beyond it too, with a nearest sRGB colour each', () => {
    for (const token of ['background_hover', 'background_active'] as const) {
      const { value, css, wideCss } = theme.leaf(`primary_buttons.${token}`, 'light');
      expect(isInSrgb(value as string), token).toBe(false);
      expect(wideCss).toBe(value);
      expect(css).toMatch(/^#[\da-f]{6}$/);
    }
  });

  test('THEME-05 pass as screens of either kind paint them; a set ground may miss by what the two differ', () => {
    const random = randomFrom(20_261_121);
    let count = 0;
    while (count < tries(300)) {
      const value = displayP3([random(), random(), random()]);
      if (isInSrgb(value)) continue;
      count += 1;
      const wide = themeOf({
        core_properties: { brand: { value } },
        primary_buttons: { background: { value } },
      });
      const failing = auditContrast(wide).filter(({ passes }) => !passes);
      for (const { background, ratio, needed } of failing) {
        expect(background, value).toMatch(/(?:\.background|\.brand)$/);
        expect(needed - ratio, value).toBeLessThan(0.15);
      }
    }
  });

  test('THEME-05 of a colour within sRGB stay within it', () => {
    const plain = themeOf({ primary_buttons: { background: { value: '#0b6e5f' } } });
    expect(plain.leaf('primary_buttons.background_hover', 'light').wideCss).toBeUndefined();
  });
});
