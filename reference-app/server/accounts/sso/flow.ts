import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const flow = z.object({
  domain: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** On this site. */
  next: z.string(),
  /** ms since 1970 */
  endsAt: z.number(),
});

/** A login that is under way at a provider: kept in the browser that began it, which alone can end it. */
export type Flow = z.infer<typeof flow>;

export function sealFlow(given: Flow, secret: string): string {
  const text = Buffer.from(JSON.stringify(given)).toString('base64url');
  return `${text}.${sealOf(text, secret)}`;
}

/** undefined for what we have not sealed, and for what has taken too long. */
export function openFlow(
  sealed: string | undefined,
  { secret, now }: { secret: string; now: number },
): Flow | undefined {
  const [text = '', seal = ''] = (sealed ?? '').split('.');
  const expected = Buffer.from(sealOf(text, secret));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const opened = flow.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return opened.endsAt > now ? opened : undefined;
}

function sealOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`sso flow:${text}`).digest('base64url');
}
