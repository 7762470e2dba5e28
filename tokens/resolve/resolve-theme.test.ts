import { describe, expect, test } from 'vitest';
import type { TokenPath } from '../contract/index.ts';
import { contrast } from '../color/contrast.ts';
import { findCycle } from './find-cycle.ts';
import { emittedPaths, resolveTheme, type ThemeLayer } from './resolve-theme.ts';
import { productSections } from '../themes/index.ts';

const layer = (id: ThemeLayer['id'], sections: ThemeLayer['sections']): ThemeLayer => ({ id, sections });
const employer = (sections: ThemeLayer['sections']) => layer('employer', sections);
const themeOf = (...layers: ThemeLayer[]) => resolveTheme({ product: 'default', layers });

const iconIn = (tokens: Record<string, { value: string }>, state = '') =>
  themeOf(employer({ primary_buttons: tokens })).leaf(`primary_buttons.icon${state}` as TokenPath, 'light');

describe('resolving a theme', () => {
  test('THEME-01 answers every leaf of both products in both schemes', () => {
    for (const product of ['default', 'pcsx'] as const) {
      const theme = resolveTheme({ product });
      for (const path of emittedPaths)
        for (const scheme of ['light', 'dark'] as const)
          expect(theme.leaf(path, scheme).css, path).not.toBe('');
    }
  });

  test('THEME-04 tells where each value comes from', () => {
    const theme = themeOf(employer({ core_properties: { brand: { value: '#0b6e5f' } } }));
    expect(theme.leaf('core_properties.brand', 'light').provenance).toEqual({
      how: 'set',
      layer: 'employer',
    });
    expect(theme.leaf('core_properties.surface', 'light').provenance).toEqual({
      how: 'set',
      layer: 'default',
    });
    expect(theme.leaf('primary_buttons.background', 'light').provenance).toMatchObject({
      how: 'reference',
      from: 'core_properties.brand',
    });
    expect(theme.leaf('primary_buttons.background_hover', 'light').provenance).toMatchObject({
      how: 'derived',
      from: 'primary_buttons.background',
    });
  });

  test('the stronger layer wins, in whatever order they are given', () => {
    const weak = layer('parent', { cards: { padding: { value: 10 } } });
    const strong = layer('preview', { cards: { padding: { value: 30 } } });
    for (const layers of [
      [weak, strong],
      [strong, weak],
    ])
      expect(themeOf(...layers).leaf('cards.padding', 'light').value).toBe(30);
  });

  test('a lock keeps later layers from changing a leaf, and says who locked it', () => {
    const theme = themeOf(
      layer('parent', { cards: { padding: { value: 10, lock: true } } }),
      employer({ cards: { padding: { value: 30 } } }),
    );
    expect(theme.leaf('cards.padding', 'light')).toMatchObject({
      value: 10,
      provenance: { layer: 'parent', lockedBy: 'parent' },
    });
  });

  test('a locked leaf stays when a stronger layer moves what it would be computed from', () => {
    const theme = themeOf(
      layer('parent', {
        core_properties: { link_hover: { value: '#aa0000', lock: true } },
        primary_buttons: {
          background_hover: { value: '#aa0000', lock: true },
          text: { value: '#ffee00', lock: true },
        },
        border_radius: { popover: { value: 5, lock: true } },
      }),
      layer('employer', {
        core_properties: { link: { value: '#004400' } },
        primary_buttons: { background: { value: '#ffe08a' } },
        border_radius: { card: { value: 30 } },
      }),
    );
    for (const [path, value] of [
      ['core_properties.link_hover', '#aa0000'],
      ['primary_buttons.background_hover', '#aa0000'],
      ['primary_buttons.text', '#ffee00'],
      ['border_radius.popover', 5],
    ] as const)
      expect(theme.leaf(path, 'light')).toMatchObject({
        value,
        provenance: { how: 'set', layer: 'parent', lockedBy: 'parent' },
      });
  });

  test('THEME-05 the states follow the base, and one that was set stays when the base moves', () => {
    const blue = themeOf(employer({ primary_buttons: { background: { value: '#1d4ed8' } } }));
    const green = themeOf(employer({ primary_buttons: { background: { value: '#15803d' } } }));
    expect(blue.leaf('primary_buttons.background_hover', 'light').value).not.toBe(
      green.leaf('primary_buttons.background_hover', 'light').value,
    );
    const own = { background_hover: { value: '#000000' } };
    for (const background of ['#1d4ed8', '#15803d']) {
      const theme = themeOf(employer({ primary_buttons: { ...own, background: { value: background } } }));
      expect(theme.leaf('primary_buttons.background_hover', 'light').value).toBe('#000000');
    }
  });

  test('THEME-05 a state set for the base of a weaker layer does not outlive that base', () => {
    const parent = layer('parent', {
      primary_buttons: { background: { value: '#1d4ed8' }, background_hover: { value: '#1e40af' } },
    });
    const theme = themeOf(parent, employer({ primary_buttons: { background: { value: '#15803d' } } }));
    expect(theme.leaf('primary_buttons.background_hover', 'light').provenance.how).toBe('derived');
  });

  test('THEME-05 the dark scheme is derived from what is set for light, unless it is set itself', () => {
    const derived = themeOf(employer({ navbar: { background: { value: '#ffffff' } } }));
    expect(derived.leaf('navbar.background', 'dark').provenance).toMatchObject({
      how: 'derived',
      layer: 'employer',
    });
    const set = themeOf(
      employer({ navbar: { background: { value: '#ffffff', schemes: { dark: '#123456' } } } }),
    );
    expect(set.leaf('navbar.background', 'dark').value).toBe('#123456');
  });

  test('a product’s core section overrides the same leaves for that product only', () => {
    const layers = [
      employer({
        pcsx_core: { brand: { value: '#aa0000' } },
        core_properties: { brand: { value: '#00aa00' } },
      }),
    ];
    expect(resolveTheme({ product: 'pcsx', layers }).leaf('core_properties.brand', 'light').value).toBe(
      '#aa0000',
    );
    expect(resolveTheme({ product: 'pcsx', layers }).leaf('pcsx_core.brand', 'light').value).toBe('#aa0000');
    expect(resolveTheme({ product: 'default', layers }).leaf('core_properties.brand', 'light').value).toBe(
      '#00aa00',
    );
  });

  test('each product changes something of its own', () => {
    expect(Object.keys(productSections.pcsx)).not.toEqual([]);
    expect(Object.keys(productSections.default)).not.toEqual([]);
  });

  describe('a token that follows another', () => {
    test('THEME-05 has its value, and says so', () => {
      expect(iconIn({ text: { value: '#ffeecc' } })).toMatchObject({
        value: '#ffeecc',
        css: 'var(--pt-button-text)',
        isFollowing: true,
        provenance: { how: 'reference', from: 'primary_buttons.text', layer: 'employer' },
      });
    });

    test('THEME-05 follows the first that a theme sets, in its states too', () => {
      expect(iconIn({}, '_hover').provenance.from).toBe('primary_buttons.text_hover');
      expect(iconIn({ icon: { value: '#ffeecc' } }, '_hover')).toMatchObject({
        value: '#ffeecc',
        provenance: { from: 'primary_buttons.icon' },
      });
    });

    test('THEME-05 moves away from a ground on which it would be lost', () => {
      const icon = iconIn(
        {
          background: { value: '#0b6e5f' },
          icon: { value: '#ffffff' },
          background_hover: { value: '#f4f4f4' },
        },
        '_hover',
      );
      expect(icon.isFollowing).toBe(false);
      expect(icon.provenance.how).toBe('derived');
      expect(contrast(icon.value as string, '#f4f4f4')).toBeGreaterThanOrEqual(3);
    });
  });

  test('a reference to a product’s core is one to what it overrides', () => {
    const theme = resolveTheme({
      product: 'pcsx',
      layers: [
        employer({
          pcsx_core: { text: { value: '#102030' } },
          navbar: { text: { value: '{pcsx_core.text}' } },
        }),
      ],
    });
    expect(theme.leaf('navbar.text', 'light')).toMatchObject({
      value: '#102030',
      css: 'var(--pt-core-text)',
      provenance: { how: 'reference', from: 'core_properties.text' },
    });
  });

  test('references in a circle are told with their path', () => {
    const theme = themeOf(
      employer({
        cards: { background: { value: '{navbar.background}' } },
        navbar: { background: { value: '{cards.background}' } },
      }),
    );
    expect(findCycle(theme)).toMatch(
      /cards\.background light → navbar\.background light|navbar\.background light → cards\.background light/,
    );
    expect(findCycle(themeOf())).toBeUndefined();
  });
});
