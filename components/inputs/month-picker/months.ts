/** What is chosen so far, each part empty or of digits: `11` and `2026`. */
export type Month = { month: string; year: string };

/** The parts of `2026-11`; both are empty for any other text. */
export function monthOf(text: string): Month {
  const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return { month, year };
}

/** `2026-11`, or an empty text while a part is missing. */
export const isoMonth = ({ month, year }: Month): string => (month && year ? `${year}-${month}` : '');

/** From the last one back, since most people are asked about what was lately. */
export function yearsBetween(min: string, max: string): readonly string[] {
  const [first, last] = [min, max].map((end) => Number(end.slice(0, 4))) as [number, number];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    String(last - index).padStart(4, '0'),
  );
}

export const months: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);

/** What a format such as `MM/YYYY` says; undefined for one that lacks a part. */
export function partsIn(
  format = '',
): { order: readonly ('month' | 'year')[]; monthDigits: number } | undefined {
  const [month, year] = [/MM?/.exec(format), /YYYY/.exec(format)];
  if (!month || !year) return undefined;
  return {
    order: month.index < year.index ? ['month', 'year'] : ['year', 'month'],
    monthDigits: month[0].length,
  };
}
