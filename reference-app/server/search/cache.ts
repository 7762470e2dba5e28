import type { LRUCache } from 'lru-cache';

export type CacheCount = { cache: string; bytes: number; hits: number; misses: number };

/** Counts the look-ups of a cache since the start, for metrics. */
export function createCountedCache<Value extends object>(cache: LRUCache<string, Value>) {
  let hits = 0;
  let misses = 0;
  return {
    get(key: string): Value | undefined {
      const value = cache.get(key);
      if (value) hits += 1;
      else misses += 1;
      return value;
    },
    set(key: string, value: Value): void {
      cache.set(key, value);
    },
    count: (name: string): CacheCount => ({ cache: name, bytes: cache.calculatedSize, hits, misses }),
  };
}
