import { z } from 'zod';
import { call } from './call.ts';

const employersData = z.object({
  employers: z.array(
    z.object({ domain: z.string(), name: z.string(), product: z.enum(['default', 'pcsx']) }),
  ),
});

export const employerCalls = {
  list: call({
    method: 'GET',
    path: '/api/pcsx/employers',
    summary: 'The employers of this server, in demo mode only',
    employer: 'none',
    data: employersData,
    refusals: { 404: 'The server is not in demo mode.' },
  }),
};
