const environment: Partial<Record<string, string>> = {
  // a browser's tests are told by Vite, and have no process
  ...(import.meta as { env?: Partial<Record<string, string>> }).env,
  ...(typeof process === 'undefined' ? {} : process.env),
};

/** The seed of this run: `npm test` takes another one each time, prints it, and accepts it again as `--seed`. */
export const seed = Number(environment['PORTICO_SEED'] ?? 1);

/** Returns how many of `full` random tries this run makes: all of them in `npm run prove`, a tenth in `npm test`. */
export const tries = (full: number): number =>
  environment['PORTICO_DEPTH'] === 'full' ? full : Math.ceil(full / 10);

/** Returns one of 2^32 seeds that differs with the run's seed and with `stream`: murmur3's finalizer, by Austin Appleby. */
function mix(stream: number): number {
  let mixed = Math.imul(seed, 0x9e3779b1) + stream;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/**
 * Returns a source of numbers from 0 to 1: mulberry32, by Tommy Ettinger (public domain).
 *
 * @param stream tells the sources of one run apart; the same stream of the same run gives the same numbers
 */
export function randomFrom(stream: number): () => number {
  let state = mix(stream);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the part of a list that this run tries: all of it in `npm run prove`, a tenth by the run's seed in `npm test`. */
export function sampleOf<Item>(items: readonly Item[]): readonly Item[] {
  const random = randomFrom(items.length);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, tries(items.length))
    .map(({ item }) => item);
}

/** Returns a source of opaque colors from anywhere in sRGB. */
export function randomColors(stream: number): () => string {
  const random = randomFrom(stream);
  return () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
}
