import { z } from 'zod';

import { applyStatuses, type Posting, workLocationOptions } from '../../contract/posting.ts';
import type { ImportRow } from '../feed.ts';
import type { Place } from '../source-files.ts';
import { checkPosting, identifier, shapeRefusal } from './row-check.ts';

/** A row of search, or the same with what `position_details` adds. */
const position = z.looseObject({
  id: identifier,
  displayJobId: identifier.nullish(),
  atsJobId: identifier.nullish(),
  name: z.string(),
  location: z.string().nullish(),
  locations: z.array(z.string()).nullish(),
  department: z.string().nullish(),
  workLocationOption: z.enum(workLocationOptions).nullish(),
  /** Seconds since 1970. */
  postedTs: z.number().nullish(),
  creationTs: z.number().nullish(),
  jobDescription: z.string().nullish(),
  positionUserActions: z
    .object({
      applyAction: z.object({ status: z.string().nullish(), applyUrl: z.string().nullish() }).nullish(),
    })
    .nullish(),
});
type Position = z.infer<typeof position>;

const customPrefix = 'efcustomText';

/** Employers name their own fields, which come as `efcustomText<Name>`; these are the usual names. */
function customTexts(row: Position, name: RegExp): string[] {
  const key = Object.keys(row).find(
    (field) => field.startsWith(customPrefix) && name.test(field.slice(customPrefix.length)),
  );
  const value = key === undefined ? undefined : row[key];
  return (Array.isArray(value) ? value : [value]).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
}

function placeNames({ locations, location }: Position): string[] {
  const names = (locations ?? []).filter((name) => name.trim() !== '');
  return names.length === 0 && location ? [location] : names;
}

function toPosting(row: Position): Posting {
  const action = row.positionUserActions?.applyAction;
  const seconds = row.postedTs ?? row.creationTs;
  return {
    sourceId: String(row.id),
    displayJobId: String(row.displayJobId ?? row.atsJobId ?? row.id),
    title: row.name,
    department: row.department ?? null,
    businessUnit: customTexts(row, /^(business_?unit|division|brand)$/i)[0] ?? null,
    seniority: customTexts(row, /^(seniority|(job|career|experience)?_?level)$/i)[0] ?? null,
    employmentType: customTexts(row, /^(employment|time|contract|job)_?type$/i)[0] ?? null,
    workLocationOption: row.workLocationOption ?? 'onsite',
    places: placeNames(row).map((name) => ({ name })),
    skills: [...new Set(customTexts(row, /^(required_?)?skills$/i))],
    description: row.jobDescription ?? '',
    pay: null,
    postedAt: new Date((seconds ?? Number.NaN) * 1_000),
    closedAt: null,
    isPrivate: false,
    // Statuses that the contract does not know say nothing about the job.
    applyStatus: applyStatuses.find((status) => status === action?.status) ?? 'allowed',
    // Without https it is a path on the site that the answer came from, and means nothing here.
    applyUrl: action?.applyUrl?.startsWith('https://') ? action.applyUrl : null,
  };
}

export function readPosition(value: unknown, place: Place): ImportRow {
  const parsed = position.safeParse(value);
  if (!parsed.success) return { refusal: shapeRefusal(parsed.error, { row: value, place }) };
  return checkPosting(toPosting(parsed.data), {
    place,
    fields: {
      sourceId: 'id',
      displayJobId: 'displayJobId',
      title: 'name',
      department: 'department',
      places: 'locations',
      description: 'jobDescription',
      postedAt: 'postedTs',
      applyUrl: 'positionUserActions.applyAction.applyUrl',
    },
  });
}
