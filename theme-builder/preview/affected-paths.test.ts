import {
  cssVariable,
  emittedPaths,
  leafCss,
  resolveTheme,
  type AnySections,
  type TokenPath,
} from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { affectedPaths } from './affected-paths.ts';

const themeWith = (sections: AnySections) =>
  resolveTheme({ product: 'default', layers: [{ id: 'employer', sections }] });

describe('what an edit can change (THEME-03)', () => {
  it('leaves out everything that does not follow from it', () => {
    expect(affectedPaths(themeWith({}), 'navbar.height')).toEqual(new Set(['navbar.height']));
  });

  it.each([
    ['navbar', 'background'],
    ['navbar', 'text'],
    ['navbar', 'link'],
    ['primary_buttons', 'background'],
    ['primary_buttons', 'text'],
    ['primary_buttons', 'border'],
    ['primary_buttons', 'radius'],
    ['core_properties', 'surface'],
    ['border_radius', 'control'],
  ])('misses nothing that does: %s.%s', (section, token) => {
    const before = themeWith({});
    const value = section === 'border_radius' || token === 'radius' ? 3 : '#a03060';
    const after = themeWith({ [section]: { [token]: { value } } });
    const changed = emittedPaths.filter((path) =>
      (['standard', 'more'] as const).some(
        (contrast) => leafCss(before, path, contrast) !== leafCss(after, path, contrast),
      ),
    );
    expect(changed.map(cssVariable)).not.toEqual([]);
    const affected = affectedPaths(before, `${section}.${token}` as TokenPath);
    expect(changed.filter((path) => !affected.has(path))).toEqual([]);
  });
});
