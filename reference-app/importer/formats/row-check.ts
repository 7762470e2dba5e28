import { z } from 'zod';

import { posting as postingSchema, type Posting } from '../../contract/posting.ts';
import type { ImportRow, Refusal } from '../feed.ts';
import type { Built } from '../json/document-builder.ts';
import { isAmbiguousDate } from '../read-date.ts';
import type { Place } from '../source-files.ts';
import { utc } from '../../server/dates/utc.ts';

type Issue = z.core.$ZodIssue;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A job's id in its source. */
export const identifier = z.union([z.number().int(), z.string().trim().min(1)], {
  error: 'must be a number or a text',
});

/** The id of a row that may otherwise be anything. */
export function idOf(value: unknown): string | null {
  const id = isRecord(value) ? value.id : undefined;
  if (typeof id === 'number' && Number.isSafeInteger(id)) return String(id);
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : null;
}

/** What a value is, in words for the operator. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

const expectations: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
};

const unreadClosingDate = 'is not a date: write it as in 2026-04-03, or leave it empty';

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

function reasonOf(issue: Issue, input: unknown): string {
  switch (issue.code) {
    case 'invalid_type': {
      // A posting date is made from a text or a number of the source, whose absence gives an invalid date, too.
      if (issue.expected === 'date')
        return issue.path[0] === 'closedAt' ? unreadClosingDate : 'is missing, or not a date';
      const actual = kindOf(valueAt(input, issue.path));
      return actual === 'missing'
        ? 'is missing'
        : `must be ${expectations[issue.expected] ?? issue.expected}, and is ${actual}`;
    }
    case 'too_big':
      return issue.origin === 'string'
        ? `is longer than ${issue.maximum.toLocaleString('en-US')} characters`
        : `is more than ${issue.maximum.toLocaleString('en-US')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'is empty' : `is less than ${issue.minimum.toLocaleString('en-US')}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

const toPath = (base: string, keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) =>
      typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`,
    base,
  );

/** Why a row that was read within limits is not whole; undefined when it is. */
export function flawRefusal(
  { value, flaws: [flaw] }: Built,
  { file }: Place,
): { refusal: Refusal } | undefined {
  if (!flaw) return undefined;
  return { refusal: { place: { file, field: flaw.path }, reason: flaw.reason, sourceId: idOf(value) } };
}

/** Why a row does not have the shape of its format. */
export function shapeRefusal(error: z.ZodError, { row, place }: { row: unknown; place: Place }): Refusal {
  const [issue] = error.issues;
  return {
    place: { ...place, field: toPath(place.field, issue?.path ?? []) },
    reason: issue ? reasonOf(issue, row) : 'is not a job',
    sourceId: idOf(row),
  };
}

function fieldWithNul(posting: Posting): keyof Posting | undefined {
  const holds = (value: unknown): boolean => {
    if (typeof value === 'string') return value.includes('\0');
    return Array.isArray(value) && value.some((one) => holds(isRecord(one) ? one.name : one));
  };
  return (Object.keys(posting) as (keyof Posting)[]).find((field) => holds(posting[field]));
}

const latestPlausible = utc('2100-01-01').valueOf();

/**
 * The last check, against the contract. `fields` names, for each field of a posting, the field of the source that it
 * was made from.
 */
export function checkPosting(
  candidate: Posting,
  {
    place,
    fields,
    writtenDates,
  }: {
    place: Place;
    fields: Readonly<Partial<Record<keyof Posting, string>>>;
    /** What the dates were read from. */
    writtenDates?: { postedAt?: unknown; closedAt?: unknown };
  },
): ImportRow {
  const placeOf = (field: string | undefined): Place =>
    field === undefined ? place : { ...place, field: place.field === '' ? field : `${place.field}.${field}` };
  const refused = (field: keyof Posting, reason: string): ImportRow => ({
    refusal: { place: placeOf(fields[field]), reason, sourceId: candidate.sourceId },
  });
  const ambiguous = (['postedAt', 'closedAt'] as const).find((field) =>
    isAmbiguousDate(writtenDates?.[field]),
  );
  if (ambiguous) return refused(ambiguous, 'can be read as two days: write the year first, as in 2026-04-03');
  const checked = postingSchema.safeParse(candidate);
  if (checked.success) {
    const withNul = fieldWithNul(checked.data);
    if (withNul) return refused(withNul, 'contains the character NUL, which no text can hold');
    const posted = checked.data.postedAt.getTime();
    // what programs write for "no date"
    if (posted < 0) return refused('postedAt', 'is a date before 1970');
    if (checked.data.closedAt && checked.data.closedAt.getTime() < 0)
      return refused('closedAt', 'is a date before 1970');
    if (posted < latestPlausible) return { posting: checked.data };
    return refused(
      'postedAt',
      'is a date after the year 2100: are these milliseconds where seconds are meant?',
    );
  }
  const [issue] = checked.error.issues;
  const field = issue ? fields[issue.path[0] as keyof Posting] : undefined;
  return {
    refusal: {
      place: placeOf(field),
      reason: issue ? reasonOf(issue, candidate) : 'is not a job',
      sourceId: candidate.sourceId,
    },
  };
}
