import { kind } from '../../item/kind.ts';

type Stars = 1 | 2 | 3 | 4 | 5;

const isRating = (value: unknown): value is Stars => [1, 2, 3, 4, 5].includes(value as Stars);

/** A whole number of stars, 1 to 5; null for none. */
export const starRating = kind<object, Stars | null>('star-rating', {
  isValue: (value) => value === null || isRating(value),
  empty: () => null,
  isMissing: (value) => value === null,
  read: (value, _item, { text }) => [text(`rating${value ?? 1}`)],
  // inputs hold texts
  take: (value) => (typeof value === 'string' ? (value === '' ? null : Number(value)) : value),
});
