import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jobCartCalls, maximumCartItems, type JobCart } from '../../contract/job-cart.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, visitorHashOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { readPositionIds, takesApplications } from '../positions/rules.ts';
import { findJobRows } from '../positions/store.ts';
import { positionNameOf } from '../positions/wire.ts';
import type { CartOwner } from './rules.ts';
import { addToCart, listCart, mergeCarts, removeFromCart } from './store.ts';

export async function jobCartRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  /** Whose cart a request is about. What the browser gathered before it logged in is taken over on the way. */
  const ownerOf = async (request: FastifyRequest): Promise<CartOwner> => {
    const visitorHash = visitorHashOf(request);
    const accountId = request.session?.account.id;
    if (accountId === undefined) {
      if (visitorHash === undefined) throw new Error('A visitor came without a cookie of their own.');
      return { visitorHash };
    }
    const owner = { accountId };
    if (visitorHash !== undefined)
      await mergeCarts(database, employerOf(request).scope, {
        from: { visitorHash },
        into: owner,
        at: new Date(now()),
      });
    return owner;
  };

  const cartOf = async (
    request: FastifyRequest,
    owner: CartOwner,
    refused: readonly string[] = [],
  ): Promise<JobCart> => {
    const { scope } = employerOf(request);
    const held = await listCart(database, scope, owner);
    const jobs = await findJobRows(database, scope, held);
    const takers = new Set(jobs.filter(takesApplications).map(({ id }) => id));
    const invalid = held.filter((id) => !takers.has(id)).map(String);
    return {
      jobCartData: jobs.map(positionNameOf),
      invalidPositionIds: [...new Set([...invalid, ...refused])],
    };
  };

  serve(app, jobCartCalls.read, async (request) => {
    if (!hasCart(request)) return answerOf({ jobCartData: [], invalidPositionIds: [] });
    return answerOf(await cartOf(request, await ownerOf(request)));
  });

  serve(app, jobCartCalls.change, async (request) => {
    if (!hasCart(request)) throw new Refusal(403, 'This employer has no job cart.');
    const { scope } = employerOf(request);
    const { ids, unreadable } = readPositionIds(request.body.pids);
    const owner = await ownerOf(request);
    const at = new Date(now());
    if (request.body.operation === 'remove') {
      await removeFromCart(database, scope, { owner, positionIds: ids, at });
      return answerOf(await cartOf(request, owner));
    }
    const jobs = await findJobRows(database, scope, ids);
    const positionIds = jobs.filter(takesApplications).map(({ id }) => id);
    if (!(await addToCart(database, scope, { owner, positionIds, at, maximum: maximumCartItems })))
      throw new Refusal(
        409,
        `The job cart holds ${maximumCartItems} jobs at most. Remove some to add others.`,
      );
    const refused = ids.filter((id) => !positionIds.includes(id)).map(String);
    return answerOf(await cartOf(request, owner, [...refused, ...unreadable]));
  });
}

function hasCart(request: FastifyRequest): boolean {
  return employerOf(request).config.pcsxConfig.jobCartConfig.enabled;
}
