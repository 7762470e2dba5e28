import { z } from 'zod';

import type { Posting } from '../../contract/posting.ts';
import type { FeedFormat, ImportRow } from '../feed.ts';
import { locateFields } from '../json/locate-fields.ts';
import { readDocument } from '../json/read-document.ts';
import { readDate } from '../read-date.ts';
import { nameOf, type Place } from '../source-files.ts';
import { UnusableInput } from '../unusable-input.ts';
import { closedAtOf } from './closing-date.ts';
import { payOf } from './pay.ts';
import { checkPosting, flawRefusal, identifier, isRecord, kindOf, shapeRefusal } from './row-check.ts';
import { unescapeHtml } from './unescape-html.ts';
import { workLocationFrom } from './work-location.ts';

const named = z.object({ name: z.string().nullish() });

/** One element of `jobs`, as `boards-api.greenhouse.io/v1/boards/<board>/jobs?content=true` answers it. */
const job = z.object({
  id: identifier,
  title: z.string(),
  requisition_id: z.string().nullish(),
  updated_at: z.string().nullish(),
  first_published: z.string().nullish(),
  application_deadline: z.string().nullish(),
  absolute_url: z.string().nullish(),
  location: z.object({ name: z.string() }),
  departments: z.array(named).nullish(),
  offices: z.array(named.extend({ location: z.string().nullish() })).nullish(),
  content: z.string().nullish(),
  metadata: z.array(z.object({ name: z.string(), value: z.unknown() })).nullish(),
  /** Only with `pay_transparency=true`. */
  pay_input_ranges: z
    .array(
      z.object({
        min_cents: z.number().nullish(),
        max_cents: z.number().nullish(),
        currency_type: z.string().nullish(),
        title: z.string().nullish(),
        blurb: z.string().nullish(),
      }),
    )
    .nullish(),
});
type Job = z.infer<typeof job>;

/** Employers name their own metadata fields; these are the usual names. */
function metadataTexts({ metadata }: Job, name: RegExp): string[] {
  const value = metadata?.find((field) => name.test(field.name))?.value;
  return (Array.isArray(value) ? value : [value]).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
}

const metadataText = (row: Job, name: RegExp): string | null => metadataTexts(row, name)[0] ?? null;

/** The first range that says what it is by; Greenhouse does so in words only. */
function payRange({ pay_input_ranges: ranges, metadata }: Job): Posting['pay'] {
  const stated = (ranges ?? []).map((range) => ({
    minimum: range.min_cents === null || range.min_cents === undefined ? null : range.min_cents / 100,
    maximum: range.max_cents === null || range.max_cents === undefined ? null : range.max_cents / 100,
    currency: range.currency_type,
    period: `${range.title ?? ''} ${range.blurb ?? ''}`,
  }));
  const fields = (metadata ?? []).flatMap(({ name, value }) =>
    isRecord(value) && 'min_value' in value
      ? [{ minimum: value.min_value, maximum: value.max_value, currency: value.unit, period: name }]
      : [],
  );
  return [...stated, ...fields].map(payOf).find((pay) => pay !== null) ?? null;
}

function placeNames({ location, offices }: Job): string[] {
  // "Multiple locations" is no place; the offices then tell which.
  const isCollective = /^(multiple|various|several)\b/i.test(location.name);
  const fromOffices = (offices ?? []).map((office) => office.location ?? office.name ?? '').filter(Boolean);
  return isCollective && fromOffices.length > 0
    ? fromOffices
    : location.name.split(/\s*[;|]\s*/).filter(Boolean);
}

function toPosting(row: Job, now: Date): Posting {
  const applyUrl = row.absolute_url?.startsWith('https://') ? row.absolute_url : null;
  return {
    sourceId: String(row.id),
    displayJobId: row.requisition_id?.trim() || String(row.id),
    title: row.title,
    department: row.departments?.find(({ name }) => name)?.name ?? null,
    businessUnit: metadataText(row, /^(business ?unit|division|brand)$/i),
    seniority: metadataText(row, /^((job |career |experience )?level|seniority)$/i),
    employmentType: metadataText(row, /^(employment|time|contract) ?type$/i),
    workLocationOption: workLocationFrom(
      metadataText(row, /^(work(place|\s?location)?|location|remote) ?(type|option|mode|policy)?$/i) ??
        row.location.name,
    ),
    places: placeNames(row).map((name) => ({ name })),
    skills: metadataTexts(row, /^(skills|tags)$/i),
    description: unescapeHtml(row.content ?? ''),
    pay: payRange(row),
    postedAt: readDate(row.first_published ?? row.updated_at),
    closedAt: closedAtOf(row.application_deadline, now),
    isPrivate: false,
    applyStatus: applyUrl ? 'apply' : 'allowed',
    applyUrl,
  };
}

function readRow(value: unknown, place: Place, now: Date): ImportRow {
  const parsed = job.safeParse(value);
  if (!parsed.success) return { refusal: shapeRefusal(parsed.error, { row: value, place }) };
  return checkPosting(toPosting(parsed.data, now), {
    place,
    writtenDates: {
      postedAt: parsed.data.first_published ?? parsed.data.updated_at,
      closedAt: parsed.data.application_deadline,
    },
    fields: {
      sourceId: 'id',
      displayJobId: 'requisition_id',
      title: 'title',
      department: 'departments',
      employmentType: 'metadata',
      places: 'location.name',
      description: 'content',
      postedAt: parsed.data.first_published ? 'first_published' : 'updated_at',
      closedAt: 'application_deadline',
      applyUrl: 'absolute_url',
    },
  });
}

/** The `jobs` answer of Greenhouse's job-board API; one file or several boards. */
export const greenhouse: FeedFormat = {
  extensions: ['.json'],
  open: (files, { encoding, now }) => ({
    linesOf: (file, fields) => locateFields(file, fields, encoding),
    async *rows(onBytes) {
      let isComplete = true;
      for (const file of files) {
        let count = 0;
        for await (const part of readDocument(file, { rowsAt: [['jobs']], onBytes, encoding })) {
          if (part.kind === 'row') {
            count += 1;
            const place = { file, field: part.path };
            yield flawRefusal(part, place) ?? readRow(part.value, place, now);
            continue;
          }
          const document = part.value;
          if (!part.hasRows) {
            const found = isRecord(document)
              ? `jobs ${describeJobs(document.jobs)}`
              : `it is ${kindOf(document)}`;
            throw new UnusableInput(`${nameOf(file)} is not a Greenhouse job board: ${found}.`);
          }
          // A board says how many jobs it has; fewer rows are a part of it, and what is absent may still be open.
          const meta = isRecord(document) ? document.meta : undefined;
          const total = isRecord(meta) ? meta.total : undefined;
          // what cannot be read is no permission to close anything
          if (total !== undefined && !(typeof total === 'number' && total <= count)) isComplete = false;
        }
      }
      return { completeness: isComplete ? 'complete' : 'partial' };
    },
  }),
};

function describeJobs(jobs: unknown): string {
  return jobs === undefined ? 'is missing' : `must be a list, and is ${kindOf(jobs)}`;
}
