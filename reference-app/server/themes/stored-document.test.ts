import { describe, expect, test } from 'vitest';
import { storedDocument } from './stored-document.ts';
import { validateTheme } from './validate-theme.ts';

const sections = { navbar: { height: { value: 80 } } };
const waiver = (pair: string) => ({ pair, by: 'Ada', reason: 'Campaign' });
const earlier = {
  schema: 1,
  product: 'default',
  sections,
  waivers: [waiver('cards.text on cards.background (light)'), waiver('whatever')],
};

describe('a theme of an earlier schema', () => {
  test('THEME-01 is read from the database in today’s', () => {
    expect(storedDocument(earlier)).toEqual({ ...earlier, schema: 2, waivers: earlier.waivers.slice(0, 1) });
  });

  test('THEME-01 is accepted from a page that was loaded before an update, and stored in today’s', () => {
    expect(validateTheme(earlier)).toMatchObject({ ok: true, document: { schema: 2, sections } });
  });
});

test('THEME-01 a theme that a newer release has stored is not taken for something else', () => {
  expect(() => storedDocument({ ...earlier, schema: 3 })).toThrow(/schema is 3, from a newer release/);
  expect(validateTheme({ ...earlier, schema: 3 })).toMatchObject({ ok: false, path: 'schema' });
});
