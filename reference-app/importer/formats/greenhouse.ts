import { z } from 'zod';

import type { Posting } from '../../contract/posting.ts';
import type { FeedFormat, ImportRow } from '../feed.ts';
import { readDocument } from '../json/read-document.ts';
import { nameOf, type Place } from '../source-files.ts';
import { UnusableInput } from '../unusable-input.ts';
import { checkPosting, idOf, isRecord, kindOf, shapeRefusal } from './row-check.ts';
import { unescapeHtml } from './unescape-html.ts';
import { workLocationFrom } from './work-location.ts';

const named = z.object({ name: z.string().nullish() });

/** One element of `jobs`, as `boards-api.greenhouse.io/v1/boards/<board>/jobs?content=true` answers it. */
const job = z.object({
  id: z.union([z.number().int(), z.string().trim().min(1)], { error: 'must be a number or a text' }),
  title: z.string(),
  requisition_id: z.string().nullish(),
  updated_at: z.string().nullish(),
  first_published: z.string().nullish(),
  absolute_url: z.string().nullish(),
  location: z.object({ name: z.string() }),
  departments: z.array(named).nullish(),
  offices: z.array(named.extend({ location: z.string().nullish() })).nullish(),
  content: z.string().nullish(),
  metadata: z.array(z.object({ name: z.string(), value: z.unknown() })).nullish(),
});
type Job = z.infer<typeof job>;

/** Employers name their own metadata fields; these are the usual names. */
function metadataText({ metadata }: Job, name: RegExp): string | null {
  const value = metadata?.find((field) => name.test(field.name))?.value;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function placeNames({ location, offices }: Job): string[] {
  // "Multiple locations" is no place; the offices then tell which.
  const isCollective = /^(multiple|various|several)\b/i.test(location.name);
  const fromOffices = (offices ?? []).map((office) => office.location ?? office.name ?? '').filter(Boolean);
  return isCollective && fromOffices.length > 0
    ? fromOffices
    : location.name.split(/\s*[;|]\s*/).filter(Boolean);
}

function toPosting(row: Job): Posting {
  const applyUrl = row.absolute_url?.startsWith('https://') ? row.absolute_url : null;
  return {
    sourceId: String(row.id),
    displayJobId: row.requisition_id?.trim() || String(row.id),
    title: row.title,
    department: row.departments?.find(({ name }) => name)?.name ?? null,
    businessUnit: null,
    seniority: null,
    employmentType: metadataText(row, /^(employment|time|contract) ?type$/i),
    workLocationOption: workLocationFrom(
      metadataText(row, /^(work(place|\s?location)?|location|remote) ?(type|option|mode|policy)?$/i) ??
        row.location.name,
    ),
    places: placeNames(row).map((name) => ({ name })),
    skills: [],
    description: unescapeHtml(row.content ?? ''),
    pay: null,
    postedAt: new Date(row.first_published ?? row.updated_at ?? Number.NaN),
    closedAt: null,
    isPrivate: false,
    applyStatus: applyUrl ? 'apply' : 'allowed',
    applyUrl,
  };
}

function readRow(value: unknown, place: Place): ImportRow {
  const parsed = job.safeParse(value);
  if (!parsed.success) return { refusal: shapeRefusal(parsed.error, { row: value, place }) };
  return checkPosting(toPosting(parsed.data), {
    place,
    fields: {
      sourceId: 'id',
      displayJobId: 'requisition_id',
      title: 'title',
      department: 'departments',
      employmentType: 'metadata',
      places: 'location.name',
      description: 'content',
      postedAt: parsed.data.first_published ? 'first_published' : 'updated_at',
      applyUrl: 'absolute_url',
    },
  });
}

/** The `jobs` answer of Greenhouse's job-board API; one file or several boards. */
export const greenhouse: FeedFormat = (files) => ({
  async *rows(onBytes) {
    let isComplete = true;
    for (const file of files) {
      let count = 0;
      for await (const part of readDocument(file, { rowsAt: ['jobs'], onBytes })) {
        if (part.kind === 'row') {
          count += 1;
          const place = { file, field: `jobs[${part.index}]` };
          const [flaw] = part.flaws;
          yield flaw
            ? {
                refusal: {
                  place: { file, field: flaw.path },
                  reason: flaw.reason,
                  sourceId: idOf(part.value),
                },
              }
            : readRow(part.value, place);
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
        if (isRecord(meta) && typeof meta.total === 'number' && meta.total > count) isComplete = false;
      }
    }
    return { isComplete };
  },
});

function describeJobs(jobs: unknown): string {
  return jobs === undefined ? 'is missing' : `must be a list, and is ${kindOf(jobs)}`;
}
