/** The value below which a share of the samples lies. @throws Error when there are none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new Error('There are no samples');
  return below + (above - below) * (at - Math.floor(at));
}

/**
 * What a measure costs by itself. What else the machine does only ever adds, by a third and for seconds at a time, so
 * that the end of the fastest quarter is nearly free of it, where medians of the same code differ by a tenth.
 */
export const undisturbed = (samples: readonly number[]): number => quantile(samples, 0.25);

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

export const mean = (samples: readonly number[]): number =>
  samples.reduce((sum, sample) => sum + sample, 0) / samples.length;

/** The middle half of the samples, as text. */
export const middleHalf = (samples: readonly number[], digits = 2): string =>
  `${quantile(samples, 0.25).toFixed(digits)}–${quantile(samples, 0.75).toFixed(digits)}`;
