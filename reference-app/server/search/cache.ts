export type CacheCount = { cache: string; bytes: number; hits: number; misses: number };

/** Keeps what was used last, up to a number of bytes. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #maximum: number;
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(maximumBytes: number) {
    this.#maximum = maximumBytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) {
      this.#misses += 1;
      return undefined;
    }
    this.#hits += 1;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    const old = this.#entries.get(key);
    if (old) this.#bytes -= old.bytes;
    this.#entries.delete(key);
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maximum) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }

  /** Since the start. */
  count(cache: string): CacheCount {
    return { cache, bytes: this.#bytes, hits: this.#hits, misses: this.#misses };
  }
}
