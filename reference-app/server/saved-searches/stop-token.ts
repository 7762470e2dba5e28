import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EmployerScope } from '../database/for-employer.ts';

export const stopPath = '/careers/job-alerts/stop';

/** What the link in a job alert is worth: ending that search's mails, and nothing else. It does not expire. */
export function stopToken(secret: string, { scope, id }: { scope: EmployerScope; id: string }): string {
  return `${id}.${signature(secret, { scope, id })}`;
}

/** The id of the saved search that a token was made for at this employer; undefined for what is none. */
export function searchOfToken(
  secret: string,
  { scope, token }: { scope: EmployerScope; token: string },
): string | undefined {
  const at = token.lastIndexOf('.');
  const id = token.slice(0, Math.max(0, at));
  const given = Buffer.from(token.slice(at + 1));
  const expected = Buffer.from(signature(secret, { scope, id }));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function signature(secret: string, { scope, id }: { scope: EmployerScope; id: string }): string {
  return createHmac('sha256', secret).update(`${scope}:${id}`).digest('base64url');
}
