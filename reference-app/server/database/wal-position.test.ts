import { expect, test } from 'vitest';
import { beyondAll, isAtLeast, walPositionIn, type WalPosition } from './wal-position.ts';

test.each<[WalPosition, WalPosition, boolean]>([
  ['0/0', '0/0', true],
  ['16/B374D848', '16/B374D848', true],
  ['16/B374D849', '16/B374D848', true],
  ['16/B374D847', '16/B374D848', false],
  // longer is later: these are numbers, not texts
  ['0/9', '0/A', false],
  ['0/10', '0/9', true],
  ['10/0', '9/FFFFFFFF', true],
  ['9/FFFFFFFF', 'A/0', false],
  ['FFFFFFFE/FFFFFFFF', beyondAll, false],
])('%s is at least %s: %s', (position, written, expected) => {
  expect(isAtLeast(position, written)).toBe(expected);
});

test.each([undefined, '', '0', '0/', '/0', '0/g', '0/0 ', '123456789/0', "0/0'; drop table job", 'a/b'])(
  'what a browser sends and is no position is none: %s',
  (text) => {
    expect(walPositionIn(text)).toBeUndefined();
  },
);
