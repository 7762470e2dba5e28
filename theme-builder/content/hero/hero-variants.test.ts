import { parseTheme, type HeroVariant } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../testing/open-editor.ts';
import {
  addedHero,
  freeWidth,
  heroesOfPage,
  withHero,
  withHeroToken,
  withHeroWord,
} from './hero-variants.ts';

const hero = (minWidth: number, more: Partial<HeroVariant> = {}): HeroVariant => ({
  page: 'jobs',
  minWidth,
  alt: '',
  tokens: {},
  ...more,
});
const documentWith = (...heroes: readonly HeroVariant[]) =>
  heroes.reduce((document, each) => withHero(document, each, each), documentOf({}));

describe('the pictures of a page (SHELL-04)', () => {
  it('go by the width that they begin at, whatever the order in which they came', () => {
    const document = documentWith(hero(1024), hero(0), hero(768), hero(0, { page: 'login' }));
    expect(heroesOfPage(document, 'jobs').map(({ minWidth }) => minWidth)).toEqual([0, 768, 1024]);
    expect(parseTheme(document)).toMatchObject({ ok: true });
  });

  it('leave nothing behind when the last one goes', () => {
    const only = hero(0);
    expect(withHero(documentWith(only), only, undefined)).toEqual(documentOf({}));
  });

  it('change places by another width', () => {
    const document = withHero(documentWith(hero(0), hero(768)), hero(0), hero(1400));
    expect(heroesOfPage(document, 'jobs').map(({ minWidth }) => minWidth)).toEqual([768, 1400]);
  });

  it('are added at the next usual width as another cut of the narrower one', () => {
    const first = addedHero([], 'jobs');
    expect(first).toEqual(hero(0));
    const narrow = hero(0, { alt: 'A market hall', tokens: { image: { value: '/a.png' } } });
    expect(addedHero([narrow], 'jobs')).toEqual({ ...narrow, minWidth: 768 });
    expect(freeWidth([hero(0), hero(768), hero(1024)])).toBe(1280);
    expect(freeWidth([hero(4000), hero(0), hero(768), hero(1024)])).toBe(1);
  });

  it('lose what is emptied', () => {
    const set = withHeroWord(withHeroToken(hero(0), 'focal_x', { value: 10 }), 'title', 'Come in');
    expect(set).toEqual(hero(0, { title: 'Come in', tokens: { focal_x: { value: 10 } } }));
    expect(withHeroWord(withHeroToken(set, 'focal_x', undefined), 'title', ' ')).toEqual(hero(0));
  });
});
