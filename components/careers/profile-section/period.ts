import { plainSpaces } from '@portico/core/text';

/** A time in a life, as exact as people know it: `2020`, `2020-03` or `2020-03-15`. What is no date is shown as it is. */
export type Period = {
  from: string;
  /** Left out or empty where `from` says it all; `present` while it goes on. */
  to?: string;
};

const parts = [
  { year: 'numeric' },
  { year: 'numeric', month: 'short' },
  { year: 'numeric', month: 'short', day: 'numeric' },
] as const satisfies readonly Intl.DateTimeFormatOptions[];

const isDate = (text: string) => /^\d{4}(?:-\d\d){0,2}(?:T|$)/.test(text) && !Number.isNaN(Date.parse(text));

/** Writes the ends of a period in a language, both as exactly as the vaguer one of them. */
export function formatPeriod(
  { from, to = '' }: Period,
  locale: string,
  since: (from: string) => string,
): string {
  const dates = [from, to].filter(isDate);
  const exactness = Math.min(parts.length, ...dates.map((date) => date.split('-').length));
  // days and months as they were written, in whichever time zone they are read
  const formatter = new Intl.DateTimeFormat(locale, { ...parts[exactness - 1], timeZone: 'UTC' });
  const write = (text: string) => (isDate(text) ? formatter.format(new Date(text)) : text);
  if (to === 'present') return since(write(from));
  if (dates.length === 2) return plainSpaces(formatter.formatRange(new Date(from), new Date(to)));
  return to === '' ? write(from) : `${write(from)} – ${write(to)}`.trim();
}
