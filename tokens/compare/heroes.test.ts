import { describe, expect, test } from 'vitest';
import type { HeroVariant, ThemeDocument } from '../document/theme-document.ts';
import { describeDifference } from './describe-difference.ts';
import { difference } from './difference.ts';
import { mergeThemes, resolveConflict } from './merge.ts';
import { schema } from './random-theme.test.data.ts';

const themed = (hero: readonly HeroVariant[], sections: ThemeDocument['sections'] = {}): ThemeDocument => ({
  schema,
  product: 'default',
  sections,
  ...(hero.length > 0 && { assets: { hero } }),
});
const wide = { page: 'jobs', minWidth: 768 };
const picture = (tokens: HeroVariant['tokens'] = {}, more: Partial<HeroVariant> = {}): HeroVariant => ({
  ...wide,
  alt: '',
  tokens: { image: { value: '/market.jpg' }, ...tokens },
  ...more,
});
const narrow = picture({ image: { value: '/basket.jpg' } }, { minWidth: 0 });
const height = (value: number) => picture({ height: { value } });
const white = (value: string) => picture({ text: { value } });
const sentences = (before: ThemeDocument, after: ThemeDocument) =>
  describeDifference(difference(before, after)).map(({ text }) => text);

describe('THEME-04 what changed about the pictures of pages', () => {
  test('THEME-04 one that came and one that went are told by page, width and address', () => {
    expect(sentences(themed([narrow]), themed([picture()]))).toEqual([
      'Hero image of the page “jobs” removed: /basket.jpg',
      'Hero image of the page “jobs” from 768 px added: /market.jpg',
    ]);
  });

  test('THEME-04 a new one without a picture of its own is told with the one that it shows', () => {
    const sections = { pcsx_hero_image: { image: { value: '/hall.jpg' } } };
    expect(sentences(themed([], sections), themed([picture({ image: {} })], sections))).toEqual([
      'Hero image of the page “jobs” from 768 px added: /hall.jpg',
    ]);
  });

  test('THEME-04 tokens are told with what the page showed before, which is the section’s where it said nothing', () => {
    const sections = { pcsx_hero_image: { height: { value: 300 } } };
    expect(sentences(themed([picture()], sections), themed([height(420)], sections))).toEqual([
      'Hero image of the page “jobs” from 768 px: height set to 420 px (was 300 px)',
    ]);
    expect(sentences(themed([height(420)], sections), themed([picture()], sections))).toEqual([
      'Hero image of the page “jobs” from 768 px: height set back to what the theme gives (300 px)',
    ]);
  });

  test('THEME-04 words are quoted', () => {
    const titled = picture({}, { alt: 'A hall', title: 'Come in' });
    expect(sentences(themed([picture()]), themed([titled]))).toEqual([
      'Hero image of the page “jobs” from 768 px: alternative text changed from nothing to “A hall”',
      'Hero image of the page “jobs” from 768 px: title changed from nothing to “Come in”',
    ]);
    expect(sentences(themed([titled]), themed([{ ...titled, title: undefined }]))).toEqual([
      'Hero image of the page “jobs” from 768 px: title changed from “Come in” to nothing',
    ]);
  });

  test('THEME-04 many changes of one picture stand under its name, apart from the section’s', () => {
    const tokens = { focal_x: { value: 80 }, focal_y: { value: 20 }, height: { value: 400 } };
    const after = themed([picture(tokens, { alt: 'A hall' })], {
      pcsx_hero_image: { height: { value: 300 } },
    });
    expect(describeDifference(difference(themed([picture()]), after))).toMatchObject([
      { section: 'pcsx_hero_image', text: 'Hero image: height set to 300 px (was 240 px)', items: [] },
      {
        section: 'pcsx_hero_image',
        text: 'Hero image of the page “jobs” from 768 px: 4 changes',
        items: [{}, {}, {}, {}].map(() => expect.any(String)),
      },
    ]);
  });

  test('THEME-04 their order and the way in which a colour is written are no change', () => {
    expect(difference(themed([narrow, white('#FFF')]), themed([white('#ffffff'), narrow]))).toEqual([]);
  });
});

describe('THEME-04 merging edits of the pictures of pages', () => {
  test('THEME-04 pictures of different places merge, and so do different tokens and words of one', () => {
    const base = themed([picture()]);
    const mine = themed([picture({ focal_x: { value: 80 } }), narrow]);
    const theirs = themed([picture({ height: { value: 400 } }, { alt: 'A hall' })]);
    const { document, conflicts } = mergeThemes(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.assets?.hero).toEqual([
      picture({ focal_x: { value: 80 }, height: { value: 400 } }, { alt: 'A hall' }),
      narrow,
    ]);
  });

  test('THEME-04 the same token of the same picture asks, and nothing else', () => {
    const { document, conflicts } = mergeThemes(
      themed([height(200)]),
      themed([height(300)]),
      themed([height(400)]),
    );
    expect(document).toEqual(themed([height(300)]));
    expect(conflicts).toEqual([
      {
        what: 'token',
        path: 'pcsx_hero_image.height',
        scheme: 'light',
        on: wide,
        base: 200,
        mine: 300,
        theirs: 400,
      },
    ]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('there has to be a conflict');
    expect(resolveConflict(document, conflict, 'theirs')).toEqual(themed([height(400)]));
  });

  test('THEME-04 a picture taken away by one and changed by the other asks about the whole of it', () => {
    const { document, conflicts } = mergeThemes(themed([height(200)]), themed([]), themed([height(400)]));
    expect(document).toEqual(themed([]));
    expect(conflicts).toEqual([
      { what: 'hero', on: wide, base: height(200), mine: undefined, theirs: height(400) },
    ]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('there has to be a conflict');
    expect(resolveConflict(document, conflict, 'theirs')).toEqual(themed([height(400)]));
  });

  test('THEME-04 one that both added alike is there once, and one taken away by one side is gone', () => {
    expect(mergeThemes(themed([]), themed([narrow]), themed([narrow]))).toEqual({
      document: themed([narrow]),
      conflicts: [],
    });
    const both = themed([narrow, picture()]);
    expect(mergeThemes(both, both, themed([narrow]))).toEqual({ document: themed([narrow]), conflicts: [] });
  });
});
