/** Numbers from 0 to 1 that are the same at every run: mulberry32, by Tommy Ettinger (public domain). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Opaque colours from anywhere in sRGB, the same at every run. */
export const randomColors = (seed: number): (() => string) => {
  const random = randomFrom(seed);
  return () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
};
