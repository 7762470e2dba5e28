/** A seeded source of choices: the same seed gives the same choices on every machine. */
export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  /** One item; throws on an empty list, which is a mistake in the hand-written parts. */
  pick: <Item>(items: readonly Item[]) => Item;
  pickWeighted: <Item extends { weight?: number }>(items: readonly Item[]) => Item;
  /** `count` different items in their written order, or all of them where there are fewer. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
};

/** FNV-1a over UTF-16 code units: spreads neighbouring seeds such as "job 1" and "job 2". */
function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32, by Tommy Ettinger (public domain): small, quick, and even enough for demo data. */
export function seededRandom(seed: string): Random {
  let state = hashSeed(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined)
      throw new Error('Nothing to pick from: a list of the hand-written parts is empty.');
    return item;
  };

  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    pickWeighted: (items) => {
      let rest = next() * items.reduce((total, item) => total + (item.weight ?? 1), 0);
      for (const item of items) {
        rest -= item.weight ?? 1;
        if (rest < 0) return item;
      }
      return pick(items);
    },
    sample: (items, count) => {
      let wanted = Math.min(count, items.length);
      let left = items.length;
      // Knuth's selection sampling keeps the written order, so a list of duties still reads as its author meant it.
      return items.filter(() => {
        const chosen = next() * left < wanted;
        left -= 1;
        if (chosen) wanted -= 1;
        return chosen;
      });
    },
  };
}
