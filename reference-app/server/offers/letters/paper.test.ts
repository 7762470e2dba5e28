import { expect, test } from 'vitest';
import { broken } from './paper.ts';

/** Of a line in a typeface with one wide letter. */
const width = (line: string) => line.replaceAll('W', 'wide').length;

/** Lines of ten, and what it took to find them. */
function inTens(text: string) {
  let measured = 0;
  const lines = broken(text, (line) => {
    measured += line.length;
    return line.length <= 10;
  });
  return { lines, measured };
}

test('PROFILE-03 a line ends at a space, and words that fit none are cut', () => {
  expect(inTens('').lines).toEqual(['']);
  expect(inTens('a letter of words').lines).toEqual(['a letter', 'of words']);
  expect(inTens('see 0123456789abcdefghij0123 there').lines).toEqual([
    'see',
    '0123456789',
    'abcdefghij',
    '0123 there',
  ]);
  expect(inTens('0123456789').lines).toEqual(['0123456789']);
});

test('PROFILE-03 letters of other widths than those before are cut where they have to be', () => {
  const text = `${'i'.repeat(25)}${'W'.repeat(7)}${'i'.repeat(13)}`;
  const lines = broken(text, (line) => width(line) <= 10);
  expect(lines.join('')).toBe(text);
  expect(lines.map(width)).toEqual([10, 10, 9, 8, 8, 10, 10, 1]);
  expect(broken('W', () => false)).toEqual(['W']);
});

test('PROFILE-03 letters that are made of several signs are not cut in two', () => {
  const { lines } = inTens('👩‍👩‍👧‍👦👩‍👩‍👧‍👦e\u0301e\u0301');
  expect(lines).toEqual(['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦', 'e\u0301e\u0301']);
});

test('PROFILE-03 a long text without spaces is measured a few times over, not once for each of its letters', () => {
  const text = '漢'.repeat(4_000);
  const { lines, measured } = inTens(text);
  expect(lines).toHaveLength(400);
  expect(lines.join('')).toBe(text);
  expect(measured).toBeLessThan(text.length * 20);
});
