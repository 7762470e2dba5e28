import { describe, expect, test } from 'vitest';
import { randomColors, tries } from '../../tests/random.ts';
import { products, schemes, sectionIds } from '../contract/index.ts';
import type { AnySections } from '../document/theme-document.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { auditContrast, declaredPairs } from './audit.ts';

const brands = tries(1_000);
const roles = sectionIds.filter((id) => id.endsWith('_button') || id.endsWith('_buttons'));

const primaryTextOn = (background: string) =>
  resolveTheme({
    product: 'default',
    layers: [
      { id: 'parent', sections: { primary_buttons: { text: { value: '#fff5e0' } } } },
      { id: 'employer', sections: { primary_buttons: { background: { value: background } } } },
    ],
  }).leaf('primary_buttons.text', 'light');

describe('colours that follow from those that an employer sets', () => {
  test('THEME-05 pass in every state and scheme, for any brand color and any of each of the nine button roles', () => {
    expect(roles).toHaveLength(9);
    expect(schemes).toHaveLength(4);
    const color = randomColors(20_261_121);
    const unreadable: unknown[] = [];
    for (let index = 0; index < brands; index += 1) {
      const sections: AnySections = { core_properties: { brand: { value: color() } } };
      for (const role of roles) sections[role] = { background: { value: color() } };
      const theme = resolveTheme({
        product: products[index % 2] ?? 'default',
        layers: [{ id: 'employer', sections }],
      });
      unreadable.push(
        ...auditContrast(theme)
          .filter(({ passes }) => !passes)
          .map((pair) => ({ pair, sections })),
      );
    }
    expect(unreadable.slice(0, 3)).toEqual([]);
  });

  test('THEME-05 are measured in every state that a text is read in', () => {
    for (const role of roles) {
      const states = declaredPairs
        .filter(({ foreground }) => foreground.startsWith(`${role}.text`))
        .map(({ background }) => background.replace(`${role}.background`, ''));
      const selected = role === 'two_state_buttons' ? ['_selected'] : [];
      expect(states, role).toEqual(['', '_hover', '_active', '_focus', '_loading', ...selected]);
    }
  });

  test('THEME-05 leave a text as it was set, where it can be read', () => {
    expect(primaryTextOn('#402000')).toMatchObject({
      value: '#fff5e0',
      provenance: { how: 'set', layer: 'parent' },
    });
    expect(primaryTextOn('#ffe08a')).toMatchObject({
      provenance: { how: 'derived', from: 'primary_buttons.background' },
    });
  });
});
