import { aheadOf, ours, type Race } from '../ahead.ts';
import { atMost, type Verdict } from '../benchmark.ts';
import { median } from '../statistics.ts';
import { bare, type Compared, type Weights } from './compare.ts';

const mountBudgets = [
  { what: '1,000 buttons', budget: 1.15 },
  { what: '300 cards', budget: 1.3 },
  { what: '200 text fields', budget: 1.4 },
];
const weightBudgets = [
  { what: 'a Button', of: 'button', js: 3, css: 3 },
  { what: 'the fifteen', of: 'everyday', js: 50, css: 10 },
] as const;

const mounting = (index: number) => (library: Compared) => library.mounts[index]?.cpu.over ?? Number.NaN;
const themed = ({ ways }: Compared) => ways[0]?.ratio;

/** Ours against the best of the others. */
const ahead = (compared: readonly Compared[], options: Omit<Race<Compared>, 'rivals'>): Verdict =>
  aheadOf({ ...options, rivals: compared.filter(({ page }) => page !== bare) });

/** @param own what ours weigh without theme and reset, which is what has a budget */
export function verdictsOf(compared: readonly Compared[], own: Weights): readonly Verdict[] {
  const portico = compared.find(({ page }) => page === ours);
  if (!portico?.weights) throw new Error('Portico was not measured');
  const { weights } = portico;
  return [
    ...weightBudgets.flatMap(({ what, of, ...budgets }) =>
      (['js', 'css'] as const).map((part) =>
        atMost({
          what: `${what}, ${part === 'js' ? 'JS' : 'CSS'}`,
          measured: own[of][part],
          budget: budgets[part],
          unit: ' kB',
          digits: 2,
          more: ` (with theme and reset ${weights[of][part].toFixed(2)} kB)`,
        }),
      ),
    ),
    ...mountBudgets.map(({ what, budget }, index) =>
      atMost({ what: `mounting ${what}`, measured: mounting(index)(portico), budget, unit: ' ×', digits: 2 }),
    ),
    atMost({
      what: '300 cards on a server',
      measured: median(portico.server),
      budget: 3,
      unit: ' ×',
      digits: 2,
    }),
    atMost({
      what: 'a change of the primary colour',
      measured: themed(portico) ?? Number.NaN,
      budget: 1.1,
      unit: ' ×',
      digits: 2,
    }),
    ...weightBudgets.map(({ what, of }) =>
      ahead(compared, {
        what: `${what}, script and style`,
        of: (library) => library.weights && library.weights[of].js + library.weights[of].css,
        unit: ' kB',
        digits: 1,
      }),
    ),
    ...mountBudgets.map(({ what }, index) =>
      ahead(compared, { what: `mounting ${what}`, of: mounting(index) }),
    ),
    ...mountBudgets.map(({ what }, index) =>
      atMost({
        what: `elements of ${what}`,
        measured: portico.mounts[index]?.elements ?? Number.NaN,
        budget: 1.05,
        unit: ' ×',
        digits: 2,
      }),
    ),
    ahead(compared, { what: 'cards on a server', of: ({ server }) => median(server) }),
    ahead(compared, { what: 'a change of the primary colour', of: themed }),
  ];
}
