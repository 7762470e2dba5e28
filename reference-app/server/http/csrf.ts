import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/**
 * The token that proves that a write was made by our own page: bound to the session, or before one to the visitor's
 * cookie. No other site can read either; one on a sibling name (`x.example` for `careers.x.example`) can set the
 * visitor's, and so know a visitor's token, but not a session's.
 */
export function csrfTokenFor(secret: string, holder: { kind: 'session' | 'visitor'; id: string }): string {
  return createHmac('sha256', secret).update(`${holder.kind}:${holder.id}`).digest('base64url');
}

/**
 * The token as it goes out: the same never twice, so that compressed pages that repeat what was asked for do not let it
 * be guessed letter by letter from their lengths (BREACH).
 */
export function masked(token: string): string {
  const mask = randomBytes(tokenBytes);
  return Buffer.concat([mask, xor(mask, Buffer.from(token, 'base64url'))]).toString('base64url');
}

/** Whether `given` is a masked `expected`. */
export function isMaskedToken(given: string | string[] | undefined, expected: string): boolean {
  const sent = Buffer.from(typeof given === 'string' ? given : '', 'base64url');
  if (sent.length !== 2 * tokenBytes) return false;
  const token = xor(sent.subarray(0, tokenBytes), sent.subarray(tokenBytes));
  return timingSafeEqual(token, Buffer.from(expected, 'base64url'));
}

/** @throws Refusal 403 with `x-csrf-invalid` unless `given` is a masked `expected` */
export function checkCsrf(given: string | string[] | undefined, expected: string): void {
  if (isMaskedToken(given, expected)) return;
  throw new Refusal(403, 'Your session could not be verified. Please reload the page and try again.', {
    headers: { 'x-csrf-invalid': '1' },
  });
}

// of SHA-256
const tokenBytes = 32;

function xor(left: Buffer, right: Buffer): Buffer {
  return Buffer.from(left.map((byte, index) => byte ^ (right[index] ?? 0)));
}
