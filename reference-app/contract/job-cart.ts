import { z } from 'zod';
import { call } from './call.ts';
import { positionIds } from './position-ids.ts';

/** How many jobs fit into a cart. */
export const maximumCartItems = 50;

const jobCart = z.object({
  /** In the order in which they were added. */
  jobCartData: z.array(z.object({ id: z.number().int(), name: z.string(), location: z.string() })),
  /** What is in the cart, or was to be added, and cannot be applied to any more: closed, gone, or no job at all. */
  invalidPositionIds: z.array(z.string()),
});
export type JobCart = z.infer<typeof jobCart>;

const change = z.object({
  pids: positionIds,
  operation: z.enum(['add', 'remove']),
  domain: z.string().max(253).optional(),
});

export const jobCartCalls = {
  read: call({
    method: 'GET',
    path: '/api/pcsx/job_cart',
    summary: 'The job cart',
    description:
      'A visitor’s is kept by a cookie and becomes part of the account’s when the same browser logs in. Empty where the employer has no job cart.',
    data: jobCart,
  }),
  change: call({
    method: 'POST',
    path: '/api/pcsx/job_cart',
    summary: 'Put jobs into the job cart, or take them out',
    description:
      'Answers with the whole cart. What is there already stays, what is not there needs no removing; jobs that cannot be added are named in `invalidPositionIds`.',
    body: change,
    data: jobCart,
    refusals: {
      403: 'The employer has no job cart.',
      409: `The cart is full: it holds ${maximumCartItems} jobs.`,
    },
  }),
};
