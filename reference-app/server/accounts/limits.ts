import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { RateLimitSettings } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { countTry } from './limit-store.ts';

/** What is counted for the whole site, each for an account, an e-mail or the address that asks (`limitedAddress`). */
export type TryLimits = {
  /** Passwords and codes that are tried for one account of an employer, and from one address. */
  loginPerAccount: RateLimitSettings;
  loginPerAddress: RateLimitSettings;
  /** What makes us send a mail: sign-up, code, new password, new e-mail. */
  mailsPerRecipient: RateLimitSettings;
  mailsPerAddress: RateLimitSettings;
  /** Applications that are sent: from one address whatever becomes of them, and from one account, or under one e-mail. */
  applicationsPerAddress: RateLimitSettings;
  applicationsPerApplicant: RateLimitSettings;
};

export type Limiter = {
  /** Counts one try, across all employers: a subject that is one employer's says whose. @throws LimitReached */
  take: (limit: keyof TryLimits, subject: string) => Promise<void>;
};

/** The tries of a window are used up; `Retry-After` says when the next one begins. */
export class LimitReached extends Refusal {
  override name = 'LimitReached';
  readonly limit: keyof TryLimits;
  /** Whether this is the first refusal of the window: the one that is noted. */
  readonly isFirst: boolean;

  constructor(options: { limit: keyof TryLimits; seconds: number; isFirst: boolean }) {
    super(429, 'Please try again in a few minutes', { headers: { 'retry-after': String(options.seconds) } });
    this.limit = options.limit;
    this.isFirst = options.isFirst;
  }
}

/**
 * Limits that hold across employers and servers, and outlast these.
 *
 * @param options.secret subjects are kept as hashes that nobody can look up without it
 * @param options.now ms since 1970
 */
export function createLimiter(options: {
  database: Database;
  limits: TryLimits;
  secret: string;
  now: () => number;
}): Limiter {
  const { database, limits, secret, now } = options;
  return {
    async take(limit, subject) {
      const { tries: allowed, window } = limits[limit];
      const at = now();
      const key = createHmac('sha256', secret).update(`limit:${limit}:${subject}`).digest('base64url');
      const { tries, endsAt } = await countTry(database, {
        key,
        at: new Date(at),
        endsAt: new Date(at + window),
      });
      if (tries <= allowed) return;
      const seconds = Math.max(1, Math.ceil((endsAt.getTime() - at) / 1000));
      throw new LimitReached({ limit, seconds, isFirst: tries === allowed + 1 });
    },
  };
}
