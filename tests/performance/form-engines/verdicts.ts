import { aheadOf, ours } from '../ahead.ts';
import { atMost, type Verdict } from '../benchmark.ts';
import type { Compared } from './compare.ts';
import { bare, bareStyled } from './engines.ts';
import { counts, type Count } from './measure.ts';

function find(engines: readonly Compared[], page: string): Compared {
  const found = engines.find((engine) => engine.page === page);
  if (!found) throw new Error(`${page} was not measured`);
  return found;
}

function verdictsFor(count: Count, engines: readonly Compared[]): readonly Verdict[] {
  const own = find(engines, ours);
  const peers = engines.filter(({ page }) => page !== bare && page !== bareStyled);
  const overLeast = (measure: 'mount' | 'validateAll') =>
    ` (${(own.medians[measure] / find(engines, bare).medians[measure]).toFixed(2)} × the least elements)`;
  return [
    atMost({
      what: `mounting ${count} fields, over bare`,
      measured: own.ratios.mount,
      budget: 1.3,
      unit: ' ×',
      digits: 2,
      more: overLeast('mount'),
    }),
    aheadOf({ what: `a key, ${count} fields`, rivals: peers, of: ({ medians }) => medians.key, unit: ' ms' }),
    aheadOf({
      what: `tab out, ${count} fields`,
      rivals: peers,
      of: ({ medians }) => medians.tabOut,
      unit: ' ms',
    }),
    atMost({
      what: `validate all ${count} fields, over bare`,
      measured: own.ratios.validateAll,
      budget: 1,
      unit: ' ×',
      digits: 2,
      more: overLeast('validateAll'),
    }),
  ];
}

/** @param rendered how many of our fields React renders for a key */
export function verdictsOf(
  compared: ReadonlyMap<Count, readonly Compared[]>,
  rendered: number,
): readonly Verdict[] {
  const [least] = counts;
  const own = find(compared.get(least) ?? [], ours);
  return [
    ...[...compared].flatMap(([count, engines]) => verdictsFor(count, engines)),
    atMost({ what: 'fields rendered for a key', measured: rendered, budget: 1, digits: 2 }),
    atMost({
      what: `heap of ${least} fields after collection`,
      measured: own.medians.heap,
      budget: 4,
      unit: ' MB',
      digits: 2,
    }),
    atMost({
      what: 'script of a form of texts',
      measured: own.weights?.texts ?? Number.NaN,
      budget: 60,
      unit: ' kB',
    }),
  ];
}
