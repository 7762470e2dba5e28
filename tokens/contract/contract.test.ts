import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  contract,
  cssVariable,
  isTokenPath,
  layerOrder,
  listedVariable,
  sectionIds,
  sectionSelector,
  splitPath,
  tokenNames,
  tokenPaths,
  vars,
  type SectionId,
  type ValueAt,
} from './index.ts';

const twenty = [
  'core_properties',
  'navbar',
  'banner_header',
  'border_radius',
  'primary_buttons',
  'secondary_buttons',
  'default_buttons',
  'disruptive_buttons',
  'system_ui_buttons',
  'two_state_buttons',
  'apply_button',
  'cards',
  'info_bar',
  'tabs',
  'talent_experience_core',
  'talent_experience_nav_button',
  'talent_experience_go_button',
  'pcsx_core',
  'pcsx_hero_image',
  'pcsx_profile_page',
] as const;

describe('the theme contract', () => {
  test('THEME-01 has the twenty sections and no other', () => {
    expect([...sectionIds].toSorted()).toEqual([...twenty].toSorted());
    expectTypeOf<SectionId>().toEqualTypeOf<(typeof twenty)[number]>();
  });

  test('THEME-01 types a leaf by its kind, so that a length is no colour', () => {
    expectTypeOf<ValueAt<'cards', 'background'>>().toExtend<string | undefined>();
    expectTypeOf<ValueAt<'cards', 'padding'>>().not.toExtend<string>();
    expectTypeOf<number>().not.toExtend<ValueAt<'primary_buttons', 'background'>>();
  });

  test('gives every leaf with a name of its own one CSS variable, and in lists of all of them one that no other has', () => {
    const named = tokenPaths.filter((path) => !/^(?:pcsx|talent_experience)_core\./.test(path));
    expect(new Set(named.map(listedVariable)).size).toBe(named.length);
    const onRoots = named.map((path) => `${sectionSelector(splitPath(path)[0])} ${cssVariable(path)}`);
    expect(new Set(onRoots).size).toBe(named.length);
    expect(listedVariable('primary_buttons.background_hover')).toBe('--pt-button-primary-background-hover');
    expect(cssVariable('primary_buttons.background_hover')).toBe('--pt-button-background-hover');
    expect(vars.primary_buttons.background_hover).toBe('var(--pt-button-background-hover)');
  });

  test('THEME-02 has every part of a button in every state, in each of the nine roles', () => {
    const roles = sectionIds.filter((id) => /buttons?$/.test(id));
    expect(roles).toHaveLength(9);
    const parts = ['background', 'text', 'border', 'icon', 'shadow', 'radius', 'weight'];
    const states = ['', '_hover', '_active', '_focus', '_disabled', '_loading'];
    for (const role of roles) {
      const expected = [...states, ...(role === 'two_state_buttons' ? ['_selected'] : [])];
      expect(tokenNames(role).toSorted(), role).toEqual(
        parts.flatMap((part) => expected.map((state) => part + state)).toSorted(),
      );
    }
  });

  test('derives tokens only from tokens of the same section, and compares colours only with tokens that exist', () => {
    type Related = { derive?: { from: string }; against?: readonly string[] };
    const named = sectionIds.flatMap((id) =>
      (Object.values(contract[id].tokens) as Related[]).flatMap(({ derive, against = [] }) =>
        [...(derive ? [derive.from] : []), ...against].map((name) =>
          name.includes('.') ? name : `${id}.${name}`,
        ),
      ),
    );
    expect(named.filter((path) => !isTokenPath(path))).toEqual([]);
  });

  test('orders themes below components and components below the app', () => {
    expect(layerOrder).toBe(
      '@layer reset, theme.default, theme.product, theme.employer, theme.preview, theme.panel, component, app;',
    );
  });
});
