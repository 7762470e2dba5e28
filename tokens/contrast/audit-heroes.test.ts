import { describe, expect, test } from 'vitest';
import { schemes } from '../contract/index.ts';
import type { HeroVariant, ThemeDocument } from '../document/theme-document.ts';
import { heroVariantsOf } from '../resolve/hero-variants.ts';
import { repairPair } from './audit.ts';
import { auditHeroes } from './audit-heroes.ts';
import { contrast } from '../color/contrast.ts';

function heroesOf(...hero: readonly HeroVariant[]) {
  const document: ThemeDocument = { schema: 2, product: 'default', sections: {}, assets: { hero } };
  return heroVariantsOf(document);
}
const picture = (minWidth: number, tokens: HeroVariant['tokens'] = {}): HeroVariant => ({
  page: 'jobs',
  minWidth,
  alt: '',
  title: 'Come in',
  tokens,
});
const pale = picture(768, { overlay: { value: '#ffffff' }, text: { value: '#dddddd' } });

const ratioOf = (overlay: string, text: string) =>
  auditHeroes(heroesOf(picture(0, { overlay: { value: overlay }, text: { value: text } })))[0]?.ratio;

describe('the contrast guard on pictures', () => {
  test('THEME-05 finds a text that cannot be read on its scrim, and says on which page and from which width', () => {
    const heroes = heroesOf(picture(0), pale);
    const results = auditHeroes(heroes);
    expect(results).toHaveLength(2 * schemes.length);
    const failing = results.filter(({ passes, scheme }) => !passes && scheme === 'light');
    expect(failing).toMatchObject([
      {
        foreground: 'pcsx_hero_image.text',
        background: 'pcsx_hero_image.overlay',
        where: { page: 'jobs', minWidth: 768 },
        needed: 4.5,
      },
    ]);
  });

  test('THEME-05 takes a picture for what suits its words best: what fails then fails on any picture', () => {
    expect(ratioOf('#00000000', '#000000')).toBe(21);
    expect(ratioOf('#000000b3', '#ffffff')).toBe(21);
    expect(ratioOf('#ffffffe6', '#ffffff')).toBeCloseTo(contrast('#ffffff', '#e6e6e6'), 0);
    expect(ratioOf('#ffffff', '#ffffff')).toBe(1);
  });

  test('THEME-05 asks nothing of a picture without words', () => {
    const { title: _title, ...silent } = pale;
    expect(auditHeroes(heroesOf(silent))).toEqual([]);
  });

  test('THEME-05 its repair is that of the picture', () => {
    const [hero] = heroesOf(pale);
    const [pair] = hero ? auditHeroes([hero]) : [];
    if (!hero || !pair) throw new Error('there has to be a picture with a pair');
    expect(contrast(repairPair(hero.theme, pair).foreground ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test('THEME-05 finds nothing without pictures', () => {
    expect(auditHeroes([])).toEqual([]);
  });
});
