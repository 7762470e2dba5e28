import { resolveTheme, sectionIds, sectionOf, tokenAt, tokenPaths } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../locales/texts.ts';
import { loadSynonyms } from './load-synonyms.ts';
import { search, searchEntries } from './search.ts';
import arabic from '../locales/ar/synonyms.json';
import english from '../locales/en-US/synonyms.json';

async function finding(query: string, locale: 'en-US' | 'ar' = 'en-US') {
  const theme = resolveTheme({
    product: 'default',
    layers: [
      {
        id: 'employer',
        sections: { navbar: { background: { value: '#0a58ca' } }, cards: { padding: { value: 17 } } },
      },
    ],
  });
  const entries = searchEntries('default', await loadTexts(locale), await loadSynonyms(locale));
  return search(entries, theme, query);
}

describe('searching settings (THEME-08)', () => {
  it.each([
    ['focus ring', 'core_properties.focus_ring'],
    ['primary background', 'primary_buttons.background'],
    ['rounded dialogs', 'border_radius.dialog'],
    ['cards.border_selected', 'cards.border_selected'],
    ['--pt-core-surface-sunken', 'core_properties.surface_sunken'],
    ['#0A58CA', 'navbar.background'],
    ['17px', 'cards.padding'],
    ['17 px', 'cards.padding'],
    ['17', 'cards.padding'],
    ['navbar hover link', 'navbar.link_hover'],
  ])('“%s” finds %s first (B17)', async (query, path) => {
    expect((await finding(query))[0]).toBe(path);
  });

  it.each([
    ['حلقه التركيز', 'core_properties.focus_ring'],
    ['focus ring', 'core_properties.focus_ring'],
  ])('in Arabic “%s” finds %s', async (query, path) => {
    expect(await finding(query, 'ar')).toContain(path);
  });

  it('finds nothing for nothing, and for a value that no setting has', async () => {
    expect(await finding('  ')).toEqual([]);
    expect(await finding('#010203')).toEqual([]);
  });

  it('offers only what this product has', async () => {
    expect((await finding('brand')).filter((path) => path.startsWith('pcsx_'))).toEqual([]);
  });
});

describe('synonyms', () => {
  it('are of names that the contract has, in both languages', () => {
    const labels = [
      ...sectionIds.map((id) => sectionOf(id).label),
      ...tokenPaths.map((path) => tokenAt(path).label),
    ];
    const names = new Set(labels.flatMap((label) => [label, ...label.split(', ')]));
    expect(Object.keys(english).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(arabic)).toEqual(Object.keys(english));
  });
});
