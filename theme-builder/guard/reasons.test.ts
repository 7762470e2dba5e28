import {
  auditHeroes,
  heroVariantsOf,
  type HeroVariant,
  type ThemeDocument,
  type Waiver,
} from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { themed } from '../store/editor-state.ts';
import { documentOf } from '../testing/open-editor.ts';
import { blockingPairs, waiversFor } from './reasons.ts';
import { changedPictures } from './measured-pictures.ts';

const key = { page: 'jobs', minWidth: 0 };
const picture = (more: Partial<HeroVariant> = {}): HeroVariant => ({
  ...key,
  alt: '',
  title: 'Fresh bread',
  tokens: { image: { value: '/bread.jpg' }, text: { value: '#ffffff' }, overlay: { value: '#00000010' } },
  ...more,
});
const withPicture = (hero: HeroVariant, waivers?: readonly Waiver[]): ThemeDocument => ({
  ...documentOf({}),
  assets: { hero: [hero] },
  ...(waivers && { waivers }),
});
const [measured] = auditHeroes(heroVariantsOf(withPicture(picture()))).map((pair) => ({
  ...pair,
  ratio: 1.4,
  passes: false,
}));
if (!measured) throw new Error('A picture with words has a pair.');
const failing = { measured: [key], failing: [measured], unmeasured: [] };
const none = { measured: [], failing: [], unmeasured: [] };
const reason: Waiver = {
  pair: 'pcsx_hero_image.text on pcsx_hero_image.overlay at jobs from 0 px (light)',
  by: 'Ada',
  reason: 'Bread',
  colors: measured.colors,
};
const judged = (draft: ThemeDocument, published: ThemeDocument, pictures = failing) => ({
  settled: themed('default', draft),
  published: themed('default', published),
  pictures,
});

describe('reasons for words on a picture that was measured (THEME-05, B15)', () => {
  it('are asked for, and let it pass once they are given', () => {
    const before = documentOf({});
    expect(blockingPairs(judged(withPicture(picture()), before))).toEqual([measured]);
    expect(blockingPairs(judged(withPicture(picture(), [reason]), before))).toEqual([]);
  });

  it('that were published with another picture in the same place are asked for again', () => {
    const before = withPicture(picture({ tokens: { ...picture().tokens, image: { value: '/old.jpg' } } }), [
      reason,
    ]);
    const draft = withPicture(picture(), [reason]);
    expect(blockingPairs(judged(draft, before))).toEqual([measured]);
    expect(waiversFor(judged(draft, before), { by: 'Bob', reason: 'Still' })).toEqual([
      { ...reason, by: 'Bob', reason: 'Still' },
    ]);
  });

  it('stay while nobody measures, and go with their picture or when its words can be read', () => {
    const given = { by: 'Bob', reason: '' };
    const draft = withPicture(picture(), [reason]);
    expect(waiversFor(judged(draft, draft, none), given)).toEqual([reason]);
    const gone = { ...documentOf({}), waivers: [reason] };
    expect(waiversFor(judged(gone, draft, none), given)).toEqual([]);
    expect(waiversFor(judged(draft, draft, { ...none, measured: [key] }), given)).toEqual([]);
  });
});

describe('the pictures whose words are measured (SHELL-04, B15)', () => {
  it.each([
    ['that is new', documentOf({}), [key]],
    ['that is as it was', withPicture(picture()), []],
    ['that said something else', withPicture(picture({ title: 'Bread' })), [key]],
    ['whose description alone is another', withPicture(picture({ alt: 'Loaves' })), []],
    [
      'that was cut elsewhere',
      withPicture(picture({ tokens: { ...picture().tokens, focal_x: { value: 10 } } })),
      [key],
    ],
    [
      'that was shown up to another width',
      { ...documentOf({}), assets: { hero: [picture(), picture({ minWidth: 900 })] } },
      [key],
    ],
  ])('are one %s', (_name, published, changed) => {
    expect(changedPictures(withPicture(picture()), published)).toEqual(changed);
  });

  it('are none without words, and none without a picture', () => {
    const { title: _none, ...silent } = picture();
    expect(changedPictures(withPicture(silent), documentOf({}))).toEqual([]);
    expect(changedPictures(withPicture(picture({ tokens: {} })), documentOf({}))).toEqual([]);
  });

  it('are those of a draft that changes what all pictures share', () => {
    const hero = picture({ tokens: { image: { value: '/bread.jpg' } } });
    const draft = {
      ...withPicture(hero),
      sections: { pcsx_hero_image: { overlay: { value: '#00000010' } } },
    };
    expect(changedPictures(draft, withPicture(hero))).toEqual([key]);
  });
});
