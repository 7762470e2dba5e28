import { pathOf, tokenNames, isTokenPath } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { openSections } from '../sections/panels.ts';
import arabic from './ar.json';
import contractTexts from './contract.ar.json';
import english from './en-US.json';
import { loadTexts } from './texts.ts';

const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted();

describe('catalogues', () => {
  it('have the same keys in every language', () => {
    expect(Object.keys(arabic).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(Object.keys(english) as (keyof typeof english)[])(
    'fill in the same values in every language: %s',
    (key) => {
      expect(placeholders(arabic[key])).toEqual(placeholders(english[key]));
    },
  );

  it('name every token of the open sections in Arabic, and no token that is not there', () => {
    const paths = openSections.flatMap((id) => tokenNames(id).map((token) => pathOf(id, token)));
    expect(Object.keys(contractTexts.tokens)).toEqual(expect.arrayContaining(paths));
    expect(Object.keys(contractTexts.tokens).filter((path) => !isTokenPath(path))).toEqual([]);
  });

  it('fall back to the contract’s own label', async () => {
    const { tokenLabel, stepName } = await loadTexts('ar');
    expect(tokenLabel('cards.padding')).toBe('Padding');
    expect(stepName({ kind: 'edit', about: 'navbar.height' })).toBe('شريط التنقل: الارتفاع');
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
