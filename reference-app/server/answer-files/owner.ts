import type { FastifyRequest } from 'fastify';
import { visitorHashOf } from '../http/request-context.ts';

/** Whose files are meant: an account's, and those that were chosen in the browser before it logged in. */
export type FileOwner = { accountId: number | undefined; visitorHash: string | undefined };

/** Whose files a request may name. */
export function fileOwnerOf(request: FastifyRequest): FileOwner {
  return { accountId: request.session?.account.id, visitorHash: visitorHashOf(request) };
}
