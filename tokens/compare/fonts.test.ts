import { describe, expect, test } from 'vitest';
import type { ThemeDocument, ThemeFont } from '../document/theme-document.ts';
import { aFont } from '../fonts/theme-font.test.data.ts';
import { describeDifference } from './describe-difference.ts';
import { difference } from './difference.ts';
import { mergeThemes, resolveConflict } from './merge.ts';
import { schema } from './random-theme.test.data.ts';

const harbour = '"Harbour Sans", sans-serif';
const system = 'Georgia, serif';
const quay = aFont({ family: 'Quay', url: '/quay.woff2', weight: [200, 800], style: 'italic' });
const themed = (
  fonts: readonly ThemeFont[],
  { text, heading }: { text?: string; heading?: string } = {},
): ThemeDocument => ({
  schema,
  product: 'default',
  sections: {
    core_properties: {
      ...(text && { font_family: { value: text } }),
      ...(heading && { font_family_heading: { value: heading } }),
    },
  },
  ...(fonts.length > 0 && { assets: { fonts } }),
});
const sentences = (before: ThemeDocument, after: ThemeDocument) =>
  describeDifference(difference(before, after)).map(({ text }) => text);

describe('THEME-04 what changed about fonts', () => {
  test('THEME-04 files that came and went are told by family, weight and style', () => {
    expect(sentences(themed([aFont()]), themed([quay]))).toEqual([
      'Font file added: Quay, weight 200 to 800, italic',
      'Font file removed: Harbour Sans, weight 400',
    ]);
  });

  test('THEME-04 something else that is said of a file is a change, the order of files is none', () => {
    expect(sentences(themed([aFont()]), themed([aFont({ ascent: 0.9 })]))).toEqual([
      'Font file changed: Harbour Sans, weight 400',
    ]);
    expect(difference(themed([aFont(), quay]), themed([quay, aFont()]))).toEqual([]);
  });
});

describe('THEME-04 merging edits of fonts', () => {
  test('THEME-04 files that both brought are there, and one of both is there once', () => {
    const mine = themed([aFont()], { text: harbour });
    const theirs = themed([quay, aFont()], { heading: '"Quay", serif' });
    const { document, conflicts } = mergeThemes(themed([]), mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document).toEqual(themed([aFont(), quay], { text: harbour, heading: '"Quay", serif' }));
  });

  test('THEME-04 a file that one let go stays when the other has begun to use it elsewhere', () => {
    const base = themed([aFont()], { text: harbour });
    const gone = themed([], { text: system });
    const also = themed([aFont()], { text: harbour, heading: harbour });
    const merged = themed([aFont()], { text: system, heading: harbour });
    expect(mergeThemes(base, gone, also)).toEqual({ document: merged, conflicts: [] });
    expect(mergeThemes(base, also, gone)).toEqual({ document: merged, conflicts: [] });
  });

  test('THEME-04 a file that nobody uses any more goes', () => {
    const base = themed([aFont()], { text: harbour });
    const gone = themed([], { text: system });
    expect(mergeThemes(base, gone, base)).toEqual({ document: gone, conflicts: [] });
    expect(mergeThemes(base, base, gone)).toEqual({ document: gone, conflicts: [] });
  });

  test('THEME-04 when both chose another font the values ask, never the files, and each choice has its own', () => {
    const mine = themed([aFont()], { text: harbour });
    const theirs = themed([quay], { text: '"Quay", serif' });
    const { document, conflicts } = mergeThemes(themed([]), mine, theirs);
    expect(conflicts.map(({ what }) => what)).toEqual(['token']);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('there has to be a conflict');
    for (const [side, font] of [
      ['mine', aFont()],
      ['theirs', quay],
    ] as const)
      // oxfmt-ignore
      expect(resolveConflict(document, conflict, side).assets?.fonts).toContainEqual(font);
  });

  test('THEME-04 a file that one let go is there for whoever chooses the value that names it', () => {
    const base = themed([aFont()], { text: harbour });
    const { document, conflicts } = mergeThemes(
      base,
      themed([], { text: system }),
      themed([aFont()], { text: '"Harbour Sans", serif' }),
    );
    const [conflict] = conflicts;
    if (!conflict) throw new Error('there has to be a conflict');
    expect(resolveConflict(document, conflict, 'theirs').assets?.fonts).toEqual([aFont()]);
  });

  test('THEME-04 a file of which both say something else is one of the two for both', () => {
    const [one, other] = [themed([aFont({ ascent: 0.9 })]), themed([aFont({ ascent: 0.8 })])];
    const merged = mergeThemes(themed([aFont()]), one, other);
    expect(merged.conflicts).toEqual([]);
    expect(mergeThemes(themed([aFont()]), other, one)).toEqual(merged);
  });
});
