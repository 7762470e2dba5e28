/** A time in a life, as exact as people know it: `2020`, `2020-03` or `2020-03-15`. */
export type Period = {
  from: string;
  /** Left out where `from` says it all; `present` while it goes on. */
  to?: string;
};

const parts = [
  { year: 'numeric' },
  { year: 'numeric', month: 'short' },
  { year: 'numeric', month: 'short', day: 'numeric' },
] as const satisfies readonly Intl.DateTimeFormatOptions[];

/** Writes the ends of a period in a language, both as exactly as the vaguer one of them. */
export const formatPeriod = (
  { from, to }: Period,
  locale: string,
  since: (from: string) => string,
): string => {
  const ends = to === undefined || to === 'present' ? [from] : [from, to];
  const exactness = Math.min(...ends.map((end) => end.split('-').length));
  // days and months as they were written, in whichever time zone they are read
  const formatter = new Intl.DateTimeFormat(locale, { ...parts[exactness - 1], timeZone: 'UTC' });
  if (to === 'present') return since(formatter.format(new Date(from)));
  return to === undefined
    ? formatter.format(new Date(from))
    : formatter.formatRange(new Date(from), new Date(to));
};
