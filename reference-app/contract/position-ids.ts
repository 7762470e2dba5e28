import { z } from 'zod';

/** Ids of jobs, in any of the ways in which clients write them: a number or text, several, or one text joined by commas. */
export const positionIds = z.union([
  z
    .array(z.union([z.string().max(200), z.number()]))
    .min(1)
    .max(100),
  z.string().min(1).max(2_000),
  z.number(),
]);
export type PositionIds = z.infer<typeof positionIds>;
