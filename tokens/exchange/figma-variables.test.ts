import { describe, expect, test } from 'vitest';
import { schemes } from '../contract/index.ts';
import { emittedPaths, resolveTheme } from '../resolve/resolve-theme.ts';
import { toFigmaVariables } from './index.ts';

const figma = toFigmaVariables(
  resolveTheme({
    product: 'pcsx',
    layers: [
      {
        id: 'employer',
        sections: {
          cards: {
            background: { value: '#0b6e5f80', schemes: { dark: '#ffffff' } },
            text: { value: '{core_properties.text}' },
          },
          tabs: { text: { value: 'oklch(0.7 0.37 150)' } },
        },
      },
    ],
  }),
);
const valueOf = (path: string, mode: string) =>
  figma.variableModeValues.find(
    ({ variableId, modeId }) => variableId === `variable:${path}` && modeId === `mode:${mode}`,
  )?.value;

describe('a theme as Figma variables', () => {
  test('THEME-06 is one collection with a mode for each scheme, the first of which is there already', () => {
    expect(figma.variableCollections.map(({ initialModeId }) => initialModeId)).toEqual(['mode:light']);
    expect(figma.variableModes.map(({ name, action }) => `${action} ${name}`)).toEqual(
      schemes.map((scheme, index) => `${index === 0 ? 'UPDATE' : 'CREATE'} ${scheme}`),
    );
  });

  test('THEME-06 has every leaf in every mode, named section/token', () => {
    expect(figma.variables.map(({ name }) => name)).toEqual(
      emittedPaths.map((path) => path.replace('.', '/')),
    );
    expect(figma.variableModeValues.length).toBe(emittedPaths.length * schemes.length);
  });

  test('THEME-06 gives colours as shares, with alpha, and those outside sRGB by the nearest inside', () => {
    expect(valueOf('cards.background', 'light')).toEqual({
      r: 11 / 255,
      g: 110 / 255,
      b: 95 / 255,
      a: 128 / 255,
    });
    expect(valueOf('cards.background', 'dark')).toEqual({ r: 1, g: 1, b: 1, a: 1 });
    const outside = valueOf('tabs.text', 'light') as { r: number; g: number; b: number; a: number };
    expect(Object.values(outside).every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  test('THEME-06 gives numbers, texts and references each in Figma’s type', () => {
    expect(valueOf('cards.padding', 'light')).toBe(20);
    expect(valueOf('core_properties.font_family', 'light')).toEqual(expect.any(String));
    expect(valueOf('core_properties.elevation_low', 'light')).toMatch(/^\d+px /);
    expect(valueOf('cards.text', 'light')).toEqual({
      type: 'VARIABLE_ALIAS',
      id: 'variable:core_properties.text',
    });
  });

  test('THEME-06 refers only to variables that are there, of the same type', () => {
    const types = new Map(figma.variables.map(({ id, resolvedType }) => [id, resolvedType]));
    const wrong = figma.variableModeValues.filter(
      ({ variableId, value }) =>
        typeof value === 'object' && 'type' in value && types.get(value.id) !== types.get(variableId),
    );
    expect(wrong).toEqual([]);
    const aliases = figma.variableModeValues.filter(
      ({ value }) => typeof value === 'object' && 'type' in value,
    );
    expect(aliases.length).toBeGreaterThan(50);
  });
});
