import { momentOf, writeBy } from '../rules/dates.ts';
import type { Choice } from './choices.ts';

/** What answers are read with: a language, and words for what is no text. */
export type ReadContext = {
  /** BCP 47, such as `en-US`. */
  locale: string;
  text: (
    key: 'yes' | 'no' | 'present' | 'ending' | 'rating1' | 'rating2' | 'rating3' | 'rating4' | 'rating5',
    values?: Record<string, string>,
  ) => string;
  /** What there is to choose from, beside what the definition says. */
  choices?: readonly Choice[];
};

/** An answer as people read it; `said` is for those who listen, where signs say nothing. */
export type Reading = string | { shown: string; said: string };

const dateStyles = {
  date: { dateStyle: 'medium' },
  // as it is chosen: months of other calendars are not those of this one
  month: { year: 'numeric', month: 'long', calendar: 'gregory' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A day `2026-11-22`, a month `2026-11` or a time `09:30` as people read it.
 *
 * @param format such as `MM/DD/YYYY`; without one, as the language writes it
 */
export function readDate(
  iso: string,
  {
    picker = 'date',
    format,
    locale,
  }: { picker?: 'date' | 'month' | 'time'; format?: string; locale: string },
): string {
  const moment = momentOf(iso, picker);
  if (!moment) return iso;
  if (format) return writeBy(format, moment);
  // a calendar's day, not an instant: no time zone may move it
  return new Intl.DateTimeFormat(locale, { ...dateStyles[picker], timeZone: 'UTC' }).format(moment.toDate());
}

/** The labels of what was chosen; a value that is no longer among the choices stands for itself. */
export const readChoices = (values: readonly string[], choices: readonly Choice[] = []): readonly string[] =>
  values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
