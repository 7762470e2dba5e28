import { hash, randomBytes, randomInt } from 'node:crypto';

/** Worth what it opens to whoever has it; nobody guesses it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token, hex. */
export function hashOfToken(token: string): string {
  return hash('sha256', token);
}

/** To be typed: six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
