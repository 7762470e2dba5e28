import type { Findings } from '../benchmark.ts';
import { median, middleHalf } from '../statistics.ts';
import type { Compared, Weights } from './compare.ts';
import { packages } from './packages.ts';

const kilobytes = (weights: Weights | undefined, of: keyof Weights) =>
  weights ? `${weights[of].js.toFixed(1)} + ${weights[of].css.toFixed(1)}` : '';
const times = (ratio: number | undefined) => ratio?.toFixed(2) ?? '';

export const tablesOf = (
  compared: readonly Compared[],
  rounds: { mount: number; server: number; theme: number },
): Findings['details'] => [
  {
    caption: `Script + style in kB gz; all else as multiples of bare React, mounts of the fastest quarter’s end of ${rounds.mount} fresh pages each, in turn, medians of ${rounds.server} (server) and ${rounds.theme} rounds (theme)`,
    rows: compared.map((library) => {
      const [buttons, cards, fields] = library.mounts.map(({ cpu }) => times(cpu.over));
      return {
        library: library.package ? `${library.name} ${packages.versionOf(library.package)}` : library.name,
        'Button, kB': kilobytes(library.weights, 'button'),
        'fifteen, kB': kilobytes(library.weights, 'everyday'),
        '1,000 buttons': buttons ?? '',
        '300 cards': cards ?? '',
        '200 fields': fields ?? '',
        'elements of these': library.mounts.map(({ elements }) => times(elements)).join(', '),
        'cards on a server': times(median(library.server)),
        theme: times(library.ways[0]?.ratio),
      };
    }),
  },
  {
    caption: 'Round by round, the middle half',
    rows: compared.map(({ name, mounts, server }) => {
      const [buttons, cards, fields] = mounts.map(({ cpu }) => middleHalf(cpu.rounds));
      return {
        library: name,
        '1,000 buttons': buttons ?? '',
        '300 cards': cards ?? '',
        '200 fields': fields ?? '',
        'cards on a server': middleHalf(server),
      };
    }),
  },
  {
    caption: 'Mounted a second time in the same page: code is compiled, styles are made',
    rows: compared.map(({ name, mounts }) => {
      const [buttons, cards, fields] = mounts.map(({ cpuAgain }) => times(cpuAgain.over));
      return {
        library: name,
        '1,000 buttons': buttons ?? '',
        '300 cards': cards ?? '',
        '200 fields': fields ?? '',
      };
    }),
  },
  {
    caption: 'Every way of changing the primary colour with 1,000 buttons on the page, until it is painted',
    rows: compared.flatMap(({ name, ways }) =>
      ways.map(({ way, ratio, samples }) => ({
        library: name,
        way,
        'ms of the main thread': median(samples).toFixed(1),
        'over the cheapest bare write': times(ratio),
      })),
    ),
  },
];
