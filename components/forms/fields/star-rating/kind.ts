import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';

/** A whole number of stars, 1 to 5; null for none. */
export const starRating = kind('star-rating', {
  options: {},
  value: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])),
  empty: () => null,
  isMissing: (value) => value === null,
  read: (value, _item, { text }) => [text(`rating${value ?? 1}`)],
  // inputs hold texts
  take: (value) => (typeof value === 'string' ? (value === '' ? null : Number(value)) : value),
});
