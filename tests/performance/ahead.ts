import type { Verdict } from './benchmark.ts';

/** The page that shows ours, in every comparison. */
export const ours = 'portico';

export type Race<Rival extends { page: string; name: string }> = {
  what: string;
  /** Ours among them. */
  rivals: readonly Rival[];
  /** What counts, the less the better; undefined where it is not measured. */
  of: (rival: Rival) => number | undefined;
  unit?: string;
  digits?: number;
};

/** Ours against the best of the others. */
export function aheadOf<Rival extends { page: string; name: string }>({
  what,
  rivals,
  of,
  unit = ' ×',
  digits = 2,
}: Race<Rival>): Verdict {
  const values = rivals
    .flatMap((rival) => {
      const value = of(rival);
      return value === undefined ? [] : [{ page: rival.page, name: rival.name, value }];
    })
    .toSorted((a, b) => a.value - b.value);
  const own = values.find(({ page }) => page === ours);
  const best = values.find(({ page }) => page !== ours);
  if (!own || !best) throw new Error(`Nothing to compare: ${what}`);
  return {
    what: `ahead of every other: ${what}`,
    measured: `${own.value.toFixed(digits)}${unit}`,
    budget: `< ${best.value.toFixed(digits)}${unit} (${best.name})`,
    holds: own.value < best.value,
  };
}
