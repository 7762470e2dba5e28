import { describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { layerOrder, vars } from '../contract/index.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { changedVariables, emitThemeCss } from './emit-css.ts';

const base = resolveTheme({ product: 'default' });
const withBrand = (brand: string) =>
  resolveTheme({
    product: 'default',
    layers: [{ id: 'employer', sections: { core_properties: { brand: { value: brand } } } }],
  });

const more = (css: string) => /@media \(prefers-contrast: more\)\{(.*)\}$/m.exec(css)?.[1] ?? '';

describe('a theme as CSS', () => {
  test('opens with the order of layers, and its selectors carry no specificity', () => {
    const css = emitThemeCss(base, { layer: 'theme.default' });
    expect(css.startsWith(layerOrder)).toBe(true);
    for (const [, selector] of css.matchAll(/^([^{}@]+)\{/gm)) expect(selector).toMatch(/^:where\(.*\)$/);
  });

  test('writes only what differs from the theme below', () => {
    expect(emitThemeCss(base, { layer: 'theme.employer', than: base })).toBe('');
    const css = emitThemeCss(withBrand('#0b6e5f'), { layer: 'theme.employer', than: base });
    expect(css).toContain('--pt-core-brand:');
    expect(css).not.toContain('--pt-core-surface:');
  });

  test('puts system tokens on the theme root and component tokens on their component', () => {
    const css = emitThemeCss(base, { layer: 'theme.default' });
    expect(css).toMatch(/:where\(:root, \[data-pt-theme\]\)\{--pt-core-brand:/);
    expect(css).toMatch(/:where\(\.pt-primary_buttons\)\{--pt-button-background:/);
  });

  test('refers to system tokens by variable, and writes out other components’, whose variables are not there', () => {
    const css = emitThemeCss(base, { layer: 'theme.default' });
    expect(css).toMatch(/\.pt-apply_button\)\{--pt-button-background:var\(--pt-core-brand\)/);
  });

  test('writes out what another component’s token follows, since no variable of that one is there', () => {
    const theme = resolveTheme({
      product: 'default',
      layers: [
        {
          id: 'employer',
          sections: {
            primary_buttons: { text: { value: '#fff5e0' }, background: { value: '#402000' } },
            cards: { border: { value: '{primary_buttons.icon_focus}' } },
          },
        },
      ],
    });
    const css = emitThemeCss(theme, { layer: 'theme.employer', than: base });
    expect(css).toMatch(/--pt-card-border:(?:light-dark\()?#fff5e0/);
  });

  test('answers both schemes in one value, and a value for both once', () => {
    const css = emitThemeCss(base, { layer: 'theme.default' });
    expect(css).toMatch(/--pt-core-text:light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)/);
    expect(css).not.toMatch(/light-dark\((#\w+), \1\)/);
  });

  test('THEME-05 writes no variable for what follows another, until a theme sets it or undoes it', () => {
    const iconTheme = resolveTheme({
      product: 'default',
      layers: [{ id: 'employer', sections: { primary_buttons: { icon: { value: '#ffeecc' } } } }],
    });
    expect(vars.primary_buttons.icon_hover).toBe(
      'var(--pt-button-icon-hover, var(--pt-button-icon, var(--pt-button-text-hover)))',
    );
    expect(emitThemeCss(base, { layer: 'theme.default' })).not.toContain('--pt-button-icon');
    const css = emitThemeCss(iconTheme, { layer: 'theme.employer', than: base });
    expect(css).toContain('--pt-button-icon:light-dark(#ffeecc,');
    expect(css).not.toContain('--pt-button-icon-hover');
    expect(emitThemeCss(base, { layer: 'theme.employer', than: iconTheme })).toContain(
      '--pt-button-icon:var(--pt-button-text)',
    );
    expect(emitThemeCss(base, { layer: 'theme.preview', within: '.panel' })).toContain(
      '--pt-button-icon:var(--pt-button-text)',
    );
  });

  test('THEME-05 a colour beyond sRGB is written for screens that show it, and the nearest for all others', () => {
    const theme = resolveTheme({
      product: 'default',
      layers: [
        {
          id: 'employer',
          sections: {
            core_properties: { brand: { value: 'oklch(0.6 0.25 145)' } },
            navbar: { border: { value: '{core_properties.brand}' } },
          },
        },
      ],
    });
    const css = emitThemeCss(theme, { layer: 'theme.employer', than: base });
    const wide = /@media \(color-gamut: p3\)\{(.*)\}$/m.exec(css)?.[1] ?? '';
    expect(wide).toMatch(/^:where\(:root, \[data-pt-theme\]\)\{--pt-core-brand:oklch\(0\.6 0\.25 145\);/);
    // its states are as far beyond
    expect(wide).toMatch(/--pt-button-background-hover:oklch\(0\.6\d+ 0\.2\d+ 145\)/);
    expect(wide).not.toContain('--pt-navbar-border');
    expect(css.replace(wide, '')).toMatch(/--pt-core-brand:#[0-9a-f]{6};/);
    expect(css.replace(wide, '')).not.toContain('oklch');
    expect(theme.leaf('core_properties.brand', 'light').value).toBe('oklch(0.6 0.25 145)');
    expect(emitThemeCss(base, { layer: 'theme.default' })).not.toContain('color-gamut');
  });

  describe('for those who ask for more contrast', () => {
    test('THEME-05 writes what differs, under its media query', () => {
      const css = more(emitThemeCss(base, { layer: 'theme.default' }));
      expect(css).toMatch(/--pt-core-border:light-dark\(/);
      expect(css).not.toContain('--pt-core-surface:');
      expect(css).not.toContain('--pt-core-font-family:');
    });

    test('THEME-05 an employer’s value does not hide the one with more contrast', () => {
      const css = emitThemeCss(withBrand('#8fb7e8'), { layer: 'theme.employer', than: base });
      expect(css.replace(more(css), '')).toContain('--pt-core-brand:');
      expect(more(css)).toContain('--pt-core-accent:');
    });

    test('THEME-05 a theme sets a value of its own', () => {
      const theme = resolveTheme({
        product: 'default',
        layers: [
          {
            id: 'employer',
            sections: { navbar: { border: { value: '#dddddd', schemes: { light_contrast: '#123456' } } } },
          },
        ],
      });
      expect(theme.leaf('navbar.border', 'light_contrast').provenance.how).toBe('set');
      expect(theme.leaf('navbar.border', 'dark_contrast').provenance.how).toBe('derived');
      expect(more(emitThemeCss(theme, { layer: 'theme.employer', than: base }))).toContain(
        '--pt-navbar-border:light-dark(#123456,',
      );
    });
  });

  test('THEME-03 names what one edit changes, the derived states of its users included', () => {
    const properties = changedVariables(withBrand('#0b6e5f'), base).map(({ property }) => property);
    expect(properties).toContain('--pt-core-brand');
    expect(properties).toContain('--pt-button-background-hover');
    expect(properties).not.toContain('--pt-core-text');
  });

  test('THEME-03 names what one edit changes on other screens and for those who ask for more contrast', () => {
    const text = { value: 'oklch(0.5 0.3 150)', schemes: { light_contrast: '#112233' } };
    const edited = resolveTheme({
      product: 'default',
      layers: [{ id: 'employer', sections: { tabs: { text } } }],
    });
    const changes = changedVariables(edited, base).filter(({ property }) => property === '--pt-tabs-text');
    expect(changes.map(({ media }) => media)).toEqual([
      undefined,
      '(color-gamut: p3)',
      '(prefers-contrast: more)',
    ]);
    expect(changes[2]?.value).toContain('#112233');
  });

  test('stays within 6 kB for a full employer theme', () => {
    expect(gzipSync(emitThemeCss(withBrand('#0b6e5f'), { layer: 'theme.employer' })).length).toBeLessThan(
      6 * 1024,
    );
  });
});
