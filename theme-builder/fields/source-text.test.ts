import { resolveTheme, type AnySections, type TokenPath } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../locales/texts.ts';
import { isLocked, sourceText } from './source-text.ts';

async function sourceOf(
  path: TokenPath,
  layers: { employer?: AnySections; parent?: AnySections } = {},
  scheme: 'light' | 'dark' = 'light',
) {
  const theme = resolveTheme({
    product: 'pcsx',
    layers: (['parent', 'employer'] as const).flatMap((id) =>
      layers[id] ? [{ id, sections: layers[id] }] : [],
    ),
  });
  const { provenance } = theme.leaf(path, scheme);
  return { text: sourceText(await loadTexts('en-US'), path, provenance), isLocked: isLocked(provenance) };
}

describe('where a value comes from (THEME-04)', () => {
  it.each([
    ['navbar.height', {}, 'Default'],
    ['cards.padding', {}, 'From the product'],
    ['primary_buttons.background', {}, 'Taken from “Core: Brand”'],
    ['primary_buttons.background_hover', {}, 'Computed from “Background”'],
    ['navbar.height', { employer: { navbar: { height: { value: 80 } } } }, 'Set here'],
    ['navbar.height', { parent: { navbar: { height: { value: 80 } } } }, 'From the parent company'],
  ] as const)('%s %o: %s', async (path, layers, text) => {
    expect(await sourceOf(path, layers)).toEqual({ text, isLocked: false });
  });

  it('is the light scheme where a dark value follows from it', async () => {
    const layers = { employer: { navbar: { background: { value: '#ffffff' } } } };
    expect((await sourceOf('navbar.background', layers, 'dark')).text).toBe('Computed from the light scheme');
  });

  it('is locked by whoever came first, but never by oneself', async () => {
    const locked = { navbar: { height: { value: 80, lock: true } } };
    expect(await sourceOf('navbar.height', { parent: locked })).toEqual({
      text: 'Locked by the parent company',
      isLocked: true,
    });
    expect(await sourceOf('navbar.height', { employer: locked })).toEqual({
      text: 'Locked here',
      isLocked: false,
    });
  });
});
