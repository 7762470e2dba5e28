export type CacheCount = { cache: string; bytes: number; hits: number; misses: number };

/** What several entries hold together; it counts once. */
export type SharedPart = { part: object; bytes: number };

type Entry<Value> = { value: Value; bytes: number; shared: SharedPart | undefined };

/** Keeps what was used last, up to a number of bytes. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  /** By how many entries each is held. */
  readonly #parts = new Map<object, number>();
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

  /** @param bytes of this entry alone */
  set(key: string, value: Value, bytes: number, shared?: SharedPart): void {
    this.#delete(key);
    this.#entries.set(key, { value, bytes, shared });
    this.#bytes += bytes;
    if (shared) {
      const holders = this.#parts.get(shared.part) ?? 0;
      if (holders === 0) this.#bytes += shared.bytes;
      this.#parts.set(shared.part, holders + 1);
    }
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
    const { shared } = entry;
    if (!shared) return;
    const left = (this.#parts.get(shared.part) ?? 1) - 1;
    if (left > 0) this.#parts.set(shared.part, left);
    else {
      this.#parts.delete(shared.part);
      this.#bytes -= shared.bytes;
    }
  }

  /** Since the start. */
  count(cache: string): CacheCount {
    return { cache, bytes: this.#bytes, hits: this.#hits, misses: this.#misses };
  }
}
