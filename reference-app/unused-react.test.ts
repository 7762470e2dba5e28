import { expect, test } from 'vitest';
import { withoutUnused } from './unused-react.ts';

/** Runs a function called `draw` without what is left out of it. */
const draw = (code: string) =>
  new Function('part', `'use strict'; ${withoutUnused('react.js', code)}; return draw(part);`) as (
    part: unknown,
  ) => unknown;

test('kinds that no page has are left out, and all others are drawn as before', () => {
  const drawn = draw(`function draw(part) {
    switch (part.tag) {
      case 26: return 'head';
      case 5: case 27: return 'element';
      case 19: case 6: return 'text';
      default: return 31 === part.tag ? 'hidden' : 'other';
    }
  }`);
  expect([5, 6, 7].map((tag) => drawn({ tag }))).toEqual(['element', 'text', 'other']);
  expect([26, 27, 19, 31].map((tag) => drawn({ tag }))).toEqual(['other', 'element', 'other', 'other']);
});

test('what a kind that is drawn runs into stays, and so do variables that it shares', () => {
  const drawn = draw(`function draw(part) {
    switch (part.tag) {
      case 30: var found = 'animated', later = 'never'; return found;
      case 5: found = 'element'; later = 'then';
      case 27: return found + ' ' + later;
    }
  }`);
  expect(drawn({ tag: 5 })).toBe('element then');
  expect(drawn({ tag: 30 })).toBeUndefined();
});

test('numbers that tell other things are left alone', () => {
  const drawn = draw(`function draw(part) {
    switch (part.flags) { case 26: return 'flags'; default: return 30 === part.lanes ? 'lanes' : 'none'; }
  }`);
  expect([drawn({ flags: 26 }), drawn({ lanes: 30 })]).toEqual(['flags', 'lanes']);
});
