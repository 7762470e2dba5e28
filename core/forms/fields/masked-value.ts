import { digitsOf, masked, type MaskKind } from '../../text/mask.ts';
import type { ReadContext, Reading } from '../item/reading.ts';
import type { Finding } from '../rules/finding.ts';
import { textValue } from './text-value.ts';

/** A number in groups of digits with dashes between them, which no draft keeps. Check digits are not verified. */
export const maskedValue = (mask: MaskKind) => ({
  ...textValue,
  take: (value: unknown) => (typeof value === 'string' ? masked(digitsOf(value, mask), mask) : value),
  check: (value: string): Finding | undefined =>
    value === masked(digitsOf(value, mask), mask) && value.length === 11 ? undefined : { key: mask },
  ...(mask === 'ssn' ? { rules: ['ssn'] as const } : {}),
  read: (value: string, _item: unknown, { text }: ReadContext): readonly Reading[] => {
    // of a number that is not whole nothing
    const hidden = value.length < 11 ? /\d/g : /\d(?=(?:\D*\d){4})/g;
    const shown = value.replaceAll(hidden, '•');
    return [{ shown, said: text('ending', { digits: [...shown.replaceAll(/[^\d]/g, '')].join(' ') }) }];
  },
  isSecret: true,
});
