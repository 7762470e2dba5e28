import { median } from '../statistics.ts';
import type { Rounds } from '../rounds.ts';
import { bareStyled, engines, type Engine } from './engines.ts';
import { measures, sampleName, type Count, type Sample } from './measure.ts';

/** kB of script, gz, without React. */
export type Weights = { texts: number; all: number };

/** An engine's measures of one size of form: medians, and of the ratios to bare react-hook-form with our elements. */
export type Compared = Engine & {
  weights: Weights | undefined;
  medians: Sample;
  ratios: Sample;
  samples: Record<keyof Sample, readonly number[]>;
};

const eachMeasure = <Value>(of: (measure: keyof Sample) => Value) =>
  Object.fromEntries(measures.map((measure) => [measure, of(measure)])) as Record<keyof Sample, Value>;

export const compare = (
  rounds: Rounds,
  weights: ReadonlyMap<string, Weights>,
  count: Count,
): readonly Compared[] =>
  engines.map((engine) => {
    const samples = eachMeasure((measure) => rounds.of(sampleName(engine.page, count, measure)));
    return {
      ...engine,
      weights: weights.get(engine.page),
      samples,
      medians: eachMeasure((measure) => median(samples[measure])),
      ratios: eachMeasure((measure) =>
        median(
          rounds.ratios(sampleName(engine.page, count, measure), sampleName(bareStyled, count, measure)),
        ),
      ),
    };
  });
