import { sectionIds, sectionOf, tokenAt, tokenPaths } from '@portico/tokens';
import { placeLabels, sectionHelp, tokenHelp } from '@portico/tokens/help';
import { describe, expect, it } from 'vitest';
import contractTexts from './ar/contract.json';
import { loadTexts } from './texts.ts';

/** Everything that the contract says to people. */
const contractEnglish = [
  ...new Set([
    ...sectionIds.flatMap((id) => [sectionOf(id).label, sectionHelp[id]]),
    ...tokenPaths.flatMap((path) => [tokenAt(path).label, tokenHelp(path)]),
    ...Object.values(placeLabels),
  ]),
];

describe('the texts of the panel', () => {
  it('say in Arabic whatever the contract says, and nothing that it no longer says (THEME-01)', () => {
    const arabicOf: Readonly<Partial<Record<string, string>>> = contractTexts.texts;
    const missing = contractEnglish.filter((text) => !/\p{Script=Arabic}/u.test(arabicOf[text] ?? ''));
    const stale = Object.keys(arabicOf).filter((text) => !contractEnglish.includes(text));
    expect({ missing, stale }).toEqual({ missing: [], stale: [] });
  });

  it('tell apart in Arabic what is told apart in English (THEME-01)', () => {
    const same = Map.groupBy(Object.entries(contractTexts.texts), ([, arabicText]) => arabicText);
    expect([...same.values()].filter((texts) => texts.length > 1)).toEqual([]);
  });

  it('are asked by token and place', async () => {
    const { sectionHelp: about, seen, stepName, tokenHelp: help } = await loadTexts('ar');
    expect(about('navbar')).toBe('الشريط في أعلى كل صفحة.');
    expect(help('pcsx_core.surface')).toMatch(/^تقع خلف كل شيء/);
    expect(stepName({ kind: 'edit', about: 'navbar.height' })).toBe('شريط التنقل: الارتفاع');
    expect(seen(['search', 'job'])).toBe('يظهر في: البحث عن الوظائف وصفحة الوظيفة');
  });

  it('name steps in plain words (THEME-04)', async () => {
    const { stepName } = await loadTexts('en-US');
    expect(stepName({ kind: 'edit', about: 'primary_buttons.background' })).toBe(
      'Primary buttons: background',
    );
  });

  it('never round a failing ratio up to the one that is needed (THEME-05)', async () => {
    const { ratio } = await loadTexts('en-US');
    expect(ratio(4.499)).toBe('4.49');
  });
});
