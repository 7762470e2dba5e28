import { z } from 'zod';

/** `GET /api/pcsx/employers`, in demo mode only. */
export const employersData = z.object({
  employers: z.array(
    z.object({ domain: z.string(), name: z.string(), product: z.enum(['default', 'pcsx']) }),
  ),
});
