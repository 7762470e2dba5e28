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
    this.#delete(key);
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maximum) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  /** Since the start. */
  count(cache: string): CacheCount {
    return { cache, bytes: this.#bytes, hits: this.#hits, misses: this.#misses };
  }
}
