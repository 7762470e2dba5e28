import { wordsOf } from '@portico/core/text';
import type { Experience, SeniorityLevel } from '../../contract/profile.ts';
import { utc } from '../dates/utc.ts';

type Dated = Pick<Experience, 'startDate' | 'endDate' | 'isCurrent'>;

/**
 * How long somebody has worked, in months: from the first to the last month of each entry, both counted, months that
 * two entries share once. What has no beginning, or has ended and does not say when, does not count.
 */
export function monthsOf(experience: readonly Dated[], now: Date): number {
  const spans = experience
    .flatMap(({ startDate, endDate, isCurrent }) => {
      const start = startDate === null ? undefined : monthNumber(startDate);
      const end = isCurrent ? monthNumber(now) : endDate === null ? undefined : monthNumber(endDate);
      return start === undefined || end === undefined || end < start ? [] : [{ start, end }];
    })
    .toSorted((left, right) => left.start - right.start);
  let months = 0;
  let counted = -Infinity;
  for (const { start, end } of spans) {
    months += Math.max(0, end - Math.max(start, counted + 1) + 1);
    counted = Math.max(counted, end);
  }
  return months;
}

/** Months as years, to one decimal. */
export function yearsOf(months: number): number {
  return Math.round((months / 12) * 10) / 10;
}

/** What goes on, else what ended last, comes first; of equals what began last. */
export function newestFirst<Entry extends Dated>(experience: readonly Entry[]): Entry[] {
  const end = ({ isCurrent, endDate }: Dated) => (isCurrent ? '9999-12' : (endDate ?? ''));
  return experience.toSorted(
    (left, right) =>
      end(right).localeCompare(end(left)) || (right.startDate ?? '').localeCompare(left.startDate ?? ''),
  );
}

/** Words of titles that tell a level, the highest level first; the first level with one of its words counts. */
const levelWords: readonly (readonly [SeniorityLevel, readonly string[]])[] = [
  [
    'director',
    ['director', 'head', 'chief', 'vp', 'president', 'direktor', 'directeur', 'directora', 'مدير'],
  ],
  ['manager', ['manager', 'supervisor', 'leiter', 'leiterin', 'gerente', 'responsable', 'مشرف']],
  ['lead', ['lead', 'principal', 'staff', 'chef']],
  ['senior', ['senior', 'sr', 'confirme', 'كبير']],
  ['mid', ['mid', 'intermediate', 'ii', 'medior']],
  [
    'entry',
    [
      'junior',
      'jr',
      'graduate',
      'intern',
      'trainee',
      'apprentice',
      'entry',
      'praktikant',
      'praktikantin',
      'stagiaire',
      'متدرب',
    ],
  ],
];

/** The level that a title, or an employer's own word for a level, names; undefined when it names none. */
export function levelIn(title: string): SeniorityLevel | undefined {
  const words = new Set(wordsOf(title));
  // of nurses and the like it is who one works with, not above whom
  for (const aside of asides) if (aside.every((word) => words.has(word))) words.delete(aside[0]);
  return levelWords.find(([, named]) => named.some((word) => words.has(word)))?.[0];
}

const asides = [['staff', 'nurse']] as const;

/** What years of work come to where no title tells. */
export function levelAfter(years: number): SeniorityLevel {
  if (years < 2) return 'entry';
  if (years < 5) return 'mid';
  return years < 8 ? 'senior' : 'lead';
}

/** Months since 1970. */
function monthNumber(month: Date | string): number {
  return utc(month).startOf('month').diff(utc(0), 'month');
}
