import { median, undisturbed } from '../statistics.ts';
import { kinds } from './kind.ts';
import { libraries, type Library } from './libraries.ts';
import type { Rounds } from '../rounds.ts';

export const bare = 'bare';

/** kB, gz. */
type Weight = { js: number; css: number };
export type Weights = { button: Weight; everyday: Weight };

/** What one costs as a multiple of bare React, without what else the machine did; and the ratio of each round. */
type Mounting = { over: number; rounds: readonly number[] };

/** A library's measures; but for weights, elements and mounts, a ratio to bare React in each round. */
export type Compared = Library & {
  weights: Weights | undefined;
  /** Of each kind, in the order of `kinds`. */
  mounts: readonly { cpu: Mounting; cpuAgain: Mounting; elements: number }[];
  server: readonly number[];
  /** Ways of changing the primary colour, over the cheapest bare one, the fastest first. */
  ways: readonly { way: string; ratio: number; samples: readonly number[] }[];
};

const waysOf = (theme: Rounds, page: string) =>
  theme.below(`${page}: `).map((way) => ({ way, what: `${page}: ${way}` }));

const mounting = (cpu: Rounds, what: string, against: string): Mounting => ({
  over: undisturbed(cpu.of(what)) / undisturbed(cpu.of(against)),
  rounds: cpu.ratios(what, against),
});

export function compare({
  weights,
  cpu,
  cpuAgain,
  elements,
  server,
  theme,
}: {
  weights: ReadonlyMap<string, Weights>;
  cpu: Rounds;
  cpuAgain: Rounds;
  elements: Rounds;
  server: Rounds;
  theme: Rounds;
}): readonly Compared[] {
  const cheapest = waysOf(theme, bare).toSorted(
    (a, b) => median(theme.of(a.what)) - median(theme.of(b.what)),
  )[0];
  if (!cheapest) throw new Error('The bare page has no way of changing its colour');
  return libraries.map((library) => ({
    ...library,
    weights: weights.get(library.page),
    mounts: kinds.map((kind) => ({
      cpu: mounting(cpu, `${library.page} ${kind}`, `${bare} ${kind}`),
      cpuAgain: mounting(cpuAgain, `${library.page} ${kind}`, `${bare} ${kind}`),
      elements: median(elements.ratios(`${library.page} ${kind}`, `${bare} ${kind}`)),
    })),
    server: server.ratios(library.page, bare),
    ways: waysOf(theme, library.page)
      .map(({ way, what }) => ({
        way,
        ratio: median(theme.ratios(what, cheapest.what)),
        samples: theme.of(what),
      }))
      .toSorted((a, b) => a.ratio - b.ratio),
  }));
}
