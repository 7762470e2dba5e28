import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Lets through what a page of this site has sent: browsers say so themselves (Fetch Metadata, over https), else they
 * name the page's origin. For beacons, which can bring no token.
 *
 * @throws Refusal 403
 */
export function checkSameOrigin({ headers, siteOrigin }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === undefined ? headers.origin === siteOrigin : site === 'same-origin') return;
  throw new Refusal(403, 'This is taken from pages of this site only.');
}
