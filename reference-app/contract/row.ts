import { z } from 'zod';

/** The largest number that a row can have (PostgreSQL's `integer`). */
export const maximumRowId = 2_147_483_647;

/** `{id}` of a path that leads to a row by its number. */
export const rowParams = z.object({ id: z.coerce.number().int().min(1).max(maximumRowId) });
