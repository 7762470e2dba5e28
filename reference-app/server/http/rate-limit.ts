import { Refusal } from './refusal.ts';

export type RateLimitSettings = {
  /** Tries in one window. */
  tries: number;
  /** ms */
  window: number;
};

const maximumKeys = 100_000;

/**
 * Counts tries by key in fixed windows, in this process: behind several nodes each counts its own.
 *
 * @param now ms since 1970
 */
export class RateLimit {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();
  readonly #settings: RateLimitSettings;
  readonly #now: () => number;

  constructor(settings: RateLimitSettings, now: () => number) {
    this.#settings = settings;
    this.#now = now;
  }

  /** Counts one try. @throws Refusal 429 with `Retry-After` in seconds when the window's tries are used up. */
  take(key: string): void {
    const now = this.#now();
    const current = this.#windows.get(key);
    if (!current || this.#isOver(current.endsAt, now)) {
      // Re-inserted at the end, so that the first key is always the one whose window ends first.
      this.#windows.delete(key);
      this.#forget(now);
      this.#windows.set(key, { count: 1, endsAt: now + this.#settings.window });
      return;
    }
    if (current.count >= this.#settings.tries)
      throw new Refusal(429, 'Please try again in a few minutes', {
        headers: { 'retry-after': String(Math.ceil((current.endsAt - now) / 1000)) },
      });
    current.count += 1;
  }

  #forget(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (!this.#isOver(endsAt, now) && this.#windows.size < maximumKeys) return;
      this.#windows.delete(key);
    }
  }

  /** Also of a clock that ran ahead: a window of this one ends no later than one that begins now. */
  #isOver(endsAt: number, now: number): boolean {
    return endsAt <= now || endsAt > now + this.#settings.window;
  }
}
