import { digitsOf, masked } from '@portico/core/text';
import { describe, expect, it } from 'vitest';
import { caretAfter } from './caret-after.ts';

describe('masked', () => {
  it('groups digits as far as they go', () => {
    expect(['', '1', '123', '1234', '12345', '123456789'].map((digits) => masked(digits, 'ssn'))).toEqual([
      '',
      '1',
      '123',
      '123-4',
      '123-45',
      '123-45-6789',
    ]);
    expect(masked('123456789', 'sin')).toBe('123-456-789');
  });
});

describe('digitsOf', () => {
  it('takes the digits of any script out of what is pasted, and no more than there are', () => {
    expect(digitsOf('SSN: 123-45-6789, thanks', 'ssn')).toBe('123456789');
    expect(digitsOf('١٢٣ ۴۵', 'sin')).toBe('12345');
    expect(digitsOf('１２３－４５', 'ssn')).toBe('12345');
    expect(digitsOf('12345678901', 'sin')).toBe('123456789');
  });
});

describe('caretAfter', () => {
  it('counts digits, not separators', () => {
    expect(caretAfter(0, '123-45')).toBe(0);
    expect(caretAfter(3, '123-45')).toBe(3);
    expect(caretAfter(4, '123-45')).toBe(5);
    expect(caretAfter(9, '123-45')).toBe(6);
  });
});
