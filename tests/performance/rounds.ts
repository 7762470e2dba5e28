/** Samples by what they are of, one a round, so that each can be set against another of its round. */
export class Rounds {
  readonly #samples = new Map<string, number[]>();

  add(what: string, sample: number): void {
    const samples = this.#samples.get(what) ?? [];
    this.#samples.set(what, samples);
    samples.push(sample);
  }

  of(what: string): readonly number[] {
    const samples = this.#samples.get(what);
    if (!samples) throw new Error(`Nothing was measured of ${what}`);
    return samples;
  }

  /** How many times as much one took as the other, in each round. */
  ratios(what: string, against: string): readonly number[] {
    const others = this.of(against);
    return this.of(what).map((sample, round) => sample / (others[round] ?? Number.NaN));
  }

  /** What begins with a prefix, without it. */
  below(prefix: string): readonly string[] {
    return [...this.#samples.keys()]
      .filter((what) => what.startsWith(prefix))
      .map((what) => what.slice(prefix.length));
  }
}
