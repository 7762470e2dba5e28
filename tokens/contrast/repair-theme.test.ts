import { describe, expect, test } from 'vitest';
import { randomFrom, tries } from '../../tests/random.ts';
import {
  schemes,
  sectionOf,
  splitPath,
  tokenAt,
  tokenPaths,
  type Scheme,
  type TokenPath,
} from '../contract/index.ts';
import { settingAt, valueIn, type AnySections, type ThemeDocument } from '../document/theme-document.ts';
import { randomDocument } from '../exchange/random-theme.test.data.ts';
import { presetTheme, presets } from '../presets/index.ts';
import { findCycle } from '../resolve/find-cycle.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { auditContrast } from './audit.ts';
import { differenceOf } from '../color/color-difference.ts';
import { repairTheme, type Repair, type ThemeRepair } from './repair-theme.ts';

const themeOf = ({ product, sections }: Pick<ThemeDocument, 'product' | 'sections'>) =>
  resolveTheme({ product, layers: [{ id: 'employer', sections: sections as AnySections }] });
const failingIn = (document: Pick<ThemeDocument, 'product' | 'sections'>) =>
  auditContrast(themeOf(document)).filter(({ passes }) => !passes);

function withRepairs(document: ThemeDocument, repairs: readonly Repair[]): ThemeDocument {
  const sections = structuredClone(document.sections) as AnySections;
  for (const { path, scheme, value } of repairs) {
    const [section, token] = splitPath(path);
    const before = sections[section]?.[token] ?? {};
    const setting =
      scheme === 'light'
        ? { ...before, value }
        : { ...before, schemes: { ...before.schemes, [scheme]: value } };
    sections[section] = { ...sections[section], [token]: setting };
  }
  return { ...document, sections: sections as ThemeDocument['sections'] };
}
const repair = (
  { product, sections }: ThemeDocument,
  keeps?: (path: TokenPath, scheme: Scheme) => boolean,
): ThemeRepair => repairTheme({ product, sections: sections as AnySections, keeps });

const unlocked = (document: ThemeDocument): ThemeDocument => ({
  ...document,
  sections: JSON.parse(
    JSON.stringify(document.sections, (key, value: unknown) => (key === 'lock' ? undefined : value)),
  ) as ThemeDocument['sections'],
});
/** Themes of which no two values refer to each other in a circle. */
const randomThemes = (count: number, share: number) =>
  Array.from({ length: tries(count) }, (_, index) => randomDocument(index, share)).filter(
    (document) => findCycle(themeOf(document)) === undefined,
  );

const documentOf = (sections: ThemeDocument['sections']): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections,
});

describe('repairing a whole theme (THEME-05)', () => {
  test.each([
    ['a few values', 0.05, 10],
    ['many values', 0.3, 10],
  ])(
    'leaves no pair of a theme with %s failing where nothing has to stay, and finds nothing more to do then',
    (_name, share, count) => {
      for (const document of randomThemes(count, share).map(unlocked)) {
        const { repairs, clashes } = repair(document);
        const after = withRepairs(document, repairs);
        expect({ clashes, failing: failingIn(after) }).toEqual({ clashes: [], failing: [] });
        expect(repair(after)).toEqual({ repairs: [], clashes: [] });
      }
    },
  );

  test.each<[string, Pick<ThemeDocument, 'product' | 'sections'>]>([
    [
      'a value of the product beside its core',
      {
        product: 'pcsx',
        sections: {
          core_properties: {
            surface_sunken: { value: 'oklch(0.1663 0.336 27.2)' },
            link: { value: '#4FC1' },
          },
          info_bar: { success_background: { value: '#9f68' } },
          talent_experience_go_button: {
            background_focus: { value: '#e370' },
            text_focus: { value: '#59a3' },
            icon_focus: { value: '#592f' },
          },
          pcsx_core: { text_muted: { value: 'oklch(0.4 0.28 245.3)' } },
        },
      },
    ],
    [
      'a ring around all that can be focused',
      {
        product: 'pcsx',
        sections: {
          core_properties: { focus_ring: { value: '#28f4a0' } },
          cards: { border_selected: { value: 'oklch(0.947 0.006 13.8)' } },
          pcsx_core: {
            surface_raised: { value: 'oklch(0.2223 0.286 123.7)' },
            text: { value: '#9164' },
          },
          pcsx_profile_page: { header_background: { value: '#b865' } },
        },
      },
    ],
  ])('takes the product’s own colors where nothing nearer helps: %s', (_name, document) => {
    const { repairs, clashes } = repair({ schema: 2, ...document });
    expect(clashes).toEqual([]);
    expect(failingIn(withRepairs({ schema: 2, ...document }, repairs))).toEqual([]);
  });

  test('leaves the rest of a theme alone where a locked color keeps a pair from passing', () => {
    const document = documentOf({
      primary_buttons: {
        background: { value: '#777777', schemes: { light_contrast: '#777777' }, lock: true },
      },
      core_properties: { brand: { value: '#6b21a8' }, link: { value: '#7c2d12' } },
    });
    const { repairs, clashes } = repair(document);
    expect(clashes.map(({ background }) => background)).toContain('primary_buttons.background');
    expect(repairs.filter(({ path }) => /^core_properties\.(?:brand|link)$/.test(path))).toEqual([]);
  });

  test('leaves what is kept or locked as it was, and names every pair that it cannot mend', () => {
    for (const [index, document] of randomThemes(10, 0.15).entries()) {
      const random = randomFrom(index);
      const kept = tokenPaths
        .filter((path) => tokenAt(path).kind === 'color')
        // what another product's core says is nothing in this one
        .filter((path) => [undefined, document.product].includes(sectionOf(splitPath(path)[0]).product))
        .flatMap((path) => schemes.map((scheme) => ({ path, scheme })))
        .filter(({ path, scheme }) => valueIn(settingAt(document, path), scheme) !== undefined)
        .filter(() => random() < 0.5);
      const { repairs, clashes } = repair(document, (path, scheme) =>
        kept.some((leaf) => leaf.path === path && leaf.scheme === scheme),
      );
      const after = withRepairs(document, repairs);
      const [before, now] = [themeOf(document), themeOf(after)];
      for (const { path, scheme } of kept)
        expect(now.leaf(path, scheme).value, path).toBe(before.leaf(path, scheme).value);
      for (const { path } of repairs) expect(settingAt(document, path)?.lock, path).not.toBe(true);
      expect(failingIn(after)).toEqual(clashes);
    }
  });

  test('changes nothing in a theme in which everything can be read', () => {
    for (const preset of presets)
      expect(repair(presetTheme(preset, 'pcsx')), preset.id).toEqual({ repairs: [], clashes: [] });
  });

  test('moves the one of two colours that costs the eye less, and no further than it takes', () => {
    const document = documentOf({ core_properties: { text_muted: { value: '#8a8a8a' } } });
    const { repairs } = repair(document);
    const [first] = repairs;
    expect(first).toMatchObject({ path: 'core_properties.text_muted', scheme: 'light' });
    expect(differenceOf('#8a8a8a', first?.value ?? '')).toBeLessThan(0.2);
    const worst = auditContrast(themeOf(withRepairs(document, repairs)))
      .filter(({ foreground, scheme }) => foreground === 'core_properties.text_muted' && scheme === 'light')
      .map(({ ratio }) => ratio);
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
    expect(Math.min(...worst)).toBeLessThan(4.65);
  });

  test('says which pairs clash when neither side may change, and mends the rest', () => {
    const document = documentOf({
      primary_buttons: {
        background: { value: '#777777', lock: true },
        text: { value: '#888888', lock: true },
      },
      core_properties: { text_muted: { value: '#bbbbbb' } },
    });
    const { repairs, clashes } = repair(document);
    expect(repairs.map(({ path }) => path)).toContain('core_properties.text_muted');
    expect(repairs.filter(({ path }) => /^primary_buttons\.(?:text|background)$/.test(path))).toEqual([]);
    expect(clashes).toContainEqual(
      expect.objectContaining({
        foreground: 'primary_buttons.text',
        background: 'primary_buttons.background',
        scheme: 'light',
      }),
    );
  });
});
