import type { Findings } from '../benchmark.ts';
import { middleHalf } from '../statistics.ts';
import type { Compared } from './compare.ts';
import type { Count } from './measure.ts';
import { packages } from './packages.ts';

const named = (engine: Compared) =>
  engine.package ? `${engine.name} ${packages.versionOf(engine.package)}` : engine.name;

export const tablesOf = (
  compared: ReadonlyMap<Count, readonly Compared[]>,
  rounds: Record<Count, number>,
): NonNullable<Findings['details']> =>
  [...compared].flatMap(([count, engines]) => [
    {
      caption: `${count} fields: ms of the main thread until painted, in fresh pages, medians of ${rounds[count]} rounds (× bare react-hook-form with our elements, of the same round)`,
      rows: engines.map((engine) => {
        const { medians, ratios } = engine;
        const cell = (measure: 'mount' | 'key' | 'tabOut' | 'validateAll', digits = 0) =>
          `${medians[measure].toFixed(digits)} (${ratios[measure].toFixed(2)})`;
        return {
          engine: named(engine),
          mount: cell('mount'),
          'a key': cell('key', 1),
          'tab out': cell('tabOut', 1),
          'validate all': cell('validateAll'),
          'errors shown': medians.errors,
          'heap MB': medians.heap.toFixed(1),
          elements: medians.elements,
          'texts, kB gz': engine.weights?.texts.toFixed(1) ?? '',
          'this form, kB gz': engine.weights?.all.toFixed(1) ?? '',
        };
      }),
    },
    {
      caption: `${count} fields: the middle half of those rounds, ms`,
      rows: engines.map(({ name, samples }) => ({
        engine: name,
        mount: middleHalf(samples.mount, 0),
        'a key': middleHalf(samples.key, 1),
        'tab out': middleHalf(samples.tabOut, 1),
        'validate all': middleHalf(samples.validateAll, 0),
      })),
    },
  ]);
