import { describe, expect, test } from 'vitest';
import { sectionHelp, tokenHelp } from './help.ts';
import { sectionIds, sectionOf, splitPath, tokenAt, tokenPaths } from './index.ts';

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z ]/g, '');

describe('what people are told about a token', () => {
  test('THEME-01 is one sentence of its own, short enough for a panel', () => {
    const told = tokenPaths.map((token) => ({ token, help: tokenHelp(token) }));
    expect(told.filter(({ help }) => !/^[A-Z][^.]*(?:\d\.\d[^.]*)?\.$/.test(help))).toEqual([]);
    expect(told.filter(({ help }) => help.length > 105)).toEqual([]);
  });

  test('THEME-01 never repeats the label', () => {
    const repeated = tokenPaths.filter((token) => {
      const help = plain(tokenHelp(token));
      const label = plain(tokenAt(token).label);
      return help === label || help.startsWith(`${label} `);
    });
    expect(repeated).toEqual([]);
  });

  test('THEME-01 differs between all tokens of a section', () => {
    for (const section of sectionIds) {
      const told = tokenPaths.filter((token) => splitPath(token)[0] === section).map(tokenHelp);
      expect(new Set(told).size, section).toBe(told.length);
    }
  });

  test('THEME-01 says of each section what it is for', () => {
    expect(sectionIds.filter((id) => plain(sectionHelp[id]) === plain(sectionOf(id).label))).toEqual([]);
  });
});
