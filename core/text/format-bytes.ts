const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A size in units of 1024, as limits are given (FORM-06).
 *
 * @param options.rounding sizes that are too large go up and limits go down, so that the two never read the same
 */
export function formatBytes(
  bytes: number,
  { locale, rounding = 'halfExpand' }: { locale: string; rounding?: 'ceil' | 'floor' | 'halfExpand' },
): string {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
    roundingMode: rounding,
  }).format(bytes / 1024 ** power);
}
