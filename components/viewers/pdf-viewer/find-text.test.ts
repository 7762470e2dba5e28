import { describe, expect, it } from 'vitest';
import { markedRun, matchesOf, type TextRun } from './find-text.ts';

const runs = (...lines: string[]): TextRun[] => lines.map((str) => ({ str, hasEOL: true }));
function marked(page: readonly TextRun[], query: string) {
  const matches = matchesOf(page, query);
  return page.map(({ str }, run) => markedRun(str, run, matches, matches[0]));
}

describe('matchesOf', () => {
  it.each([
    ['offer', 2],
    ['OFFER', 2],
    ['öffer', 2],
    ['letter', 1],
    ['  offer   letter ', 1],
    ['offers', 0],
    ['', 0],
    [' ', 0],
    ['.', 1],
    ['.*', 0],
  ])('finds %j %i times', (query, count) => {
    expect(matchesOf(runs('Offer letter', 'Your Offer.'), query)).toHaveLength(count);
  });

  it('finds words over the ends of lines and runs', () => {
    expect(marked(runs('the job', 'offer is'), 'job offer')).toEqual([
      'the <mark data-current="">job</mark>',
      '<mark data-current="">offer</mark> is',
    ]);
    expect(
      marked(
        [
          { str: 'Sal', hasEOL: false },
          { str: 'ary', hasEOL: false },
        ],
        'salary',
      ),
    ).toEqual(['<mark data-current="">Sal</mark>', '<mark data-current="">ary</mark>']);
  });

  it('keeps its place beside letters that are several when they are folded', () => {
    expect(marked(runs('ﬁne Résumé 😀 work'), 'resume')[0]).toBe(
      'ﬁne <mark data-current="">Résumé</mark> 😀 work',
    );
    expect(marked(runs('😀 ﬁne work'), 'work')[0]).toBe('😀 ﬁne <mark data-current="">work</mark>');
  });
});

describe('markedRun', () => {
  it('tells the match that people are at from the others', () => {
    expect(marked(runs('a b a'), 'a')[0]).toBe('<mark data-current="">a</mark> b <mark>a</mark>');
  });

  it('reads no tags in the text of a document', () => {
    expect(marked(runs('<img src=x onerror="1"> & b'), 'b')[0]).toBe(
      '&lt;img src=x onerror=&quot;1&quot;> &amp; <mark data-current="">b</mark>',
    );
  });
});
