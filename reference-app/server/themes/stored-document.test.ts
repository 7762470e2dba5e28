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

const picture = { page: 'jobs', minWidth: 768, alt: '', tokens: { image: { value: '/market.jpg' } } };
const withPictures = (...hero: readonly object[]) => ({
  schema: 2,
  product: 'default',
  sections,
  assets: { hero },
});

describe('the pictures of pages in a theme', () => {
  test('THEME-07 are stored as they were sent', () => {
    const document = withPictures(picture, { ...picture, minWidth: 0, title: 'Come in', text: 'We bake.' });
    expect(validateTheme(document)).toEqual({ ok: true, document });
    expect(storedDocument(document)).toEqual(document);
  });

  test.each([
    [{ page: '"]*{' }, 'assets.hero.0.page'],
    [{ minWidth: '768' }, 'assets.hero.0.minWidth'],
    [{ tokens: { image: { value: 'javascript:alert(1)' } } }, 'assets.hero.0.tokens.image.value'],
    [{ tokens: { text: { value: '{pcsx_hero_image.text}' } } }, 'assets.hero.0.tokens.text.value'],
  ])('THEME-07 are refused with %j, with the path', (more, path) => {
    expect(validateTheme(withPictures({ ...picture, ...more }))).toMatchObject({ ok: false, path });
  });

  test('THEME-07 are refused twice for one page and width', () => {
    expect(validateTheme(withPictures(picture, picture))).toMatchObject({ ok: false, path: 'assets.hero.1' });
  });
});

test('THEME-01 a theme that a newer release has stored is not taken for something else', () => {
  expect(() => storedDocument({ ...earlier, schema: 3 })).toThrow(
    /^A newer release of Portico has saved this theme/,
  );
  expect(validateTheme({ ...earlier, schema: 3 })).toMatchObject({ ok: false, path: 'schema' });
});
