import { z } from 'zod';

import type { Posting } from '../../contract/posting.ts';
import type { FeedFormat, ImportRow } from '../feed.ts';
import { locateFields } from '../json/locate-fields.ts';
import { readDocument } from '../json/read-document.ts';
import { readDate } from '../read-date.ts';
import { nameOf, type Place } from '../source-files.ts';
import { UnusableInput } from '../unusable-input.ts';
import { countryName } from './country-name.ts';
import { htmlOf, sectionOf } from './html.ts';
import { payOf } from './pay.ts';
import { checkPosting, flawRefusal, identifier, isRecord, kindOf, shapeRefusal } from './row-check.ts';
import { workLocationFrom } from './work-location.ts';

const text = z.string().nullish();

/** One element of `api.lever.co/v0/postings/<site>?mode=json`. */
const lever = z.object({
  id: identifier,
  text: z.string(),
  createdAt: z
    .union([z.number(), z.string()], { error: 'must be a date, in milliseconds since 1970' })
    .nullish(),
  categories: z
    .object({
      commitment: text,
      department: text,
      team: text,
      level: text,
      location: text,
      allLocations: z.array(z.string()).nullish(),
    })
    .nullish(),
  country: text,
  opening: text,
  description: text,
  descriptionPlain: text,
  descriptionBody: text,
  lists: z.array(z.object({ text, content: text })).nullish(),
  additional: text,
  additionalPlain: text,
  hostedUrl: text,
  applyUrl: text,
  workplaceType: text,
  reqCode: text,
  salaryRange: z
    .object({ min: z.number().nullish(), max: z.number().nullish(), currency: text, interval: text })
    .nullish(),
  salaryDescription: text,
});
type Lever = z.infer<typeof lever>;

const first = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find((one) => one && one.trim() !== '') ?? '';

function placeNames({ categories, country }: Lever): string[] {
  const all = (categories?.allLocations ?? []).filter((name) => name.trim() !== '');
  const names = all.length > 0 ? all : [first(categories?.location, country && countryName(country))];
  return [...new Set(names.filter(Boolean))];
}

function workLocationOf({ workplaceType, categories }: Lever): Posting['workLocationOption'] {
  const type = workplaceType?.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (type === 'remote' || type === 'hybrid' || type === 'onsite') return type;
  return workLocationFrom(first(categories?.location));
}

const descriptionOf = (row: Lever): string =>
  [
    htmlOf(
      first(row.description, `${first(row.opening)}${first(row.descriptionBody)}`, row.descriptionPlain),
    ),
    ...(row.lists ?? []).map((list) =>
      // "unstyled HTML of list elements": the list itself is not there
      sectionOf(
        first(list.text),
        /<li\b/i.test(list.content ?? '') ? `<ul>${list.content}</ul>` : htmlOf(first(list.content)),
      ),
    ),
    htmlOf(first(row.additional, row.additionalPlain)),
    htmlOf(first(row.salaryDescription)),
  ].join('');

function toPosting(row: Lever): Posting {
  const { categories, salaryRange } = row;
  const applyUrl = [row.applyUrl, row.hostedUrl].find((url) => url?.startsWith('https://')) ?? null;
  return {
    sourceId: String(row.id),
    displayJobId: first(row.reqCode, String(row.id)),
    title: row.text,
    department: first(categories?.department, categories?.team) || null,
    businessUnit: null,
    seniority: first(categories?.level) || null,
    employmentType: first(categories?.commitment) || null,
    workLocationOption: workLocationOf(row),
    places: placeNames(row).map((name) => ({ name })),
    skills: [],
    description: descriptionOf(row),
    pay: salaryRange
      ? payOf({
          minimum: salaryRange.min,
          maximum: salaryRange.max,
          currency: salaryRange.currency,
          period: first(salaryRange.interval),
        })
      : null,
    postedAt: readDate(row.createdAt),
    closedAt: null,
    isPrivate: false,
    applyStatus: applyUrl ? 'apply' : 'allowed',
    applyUrl,
  };
}

function readRow(value: unknown, place: Place): ImportRow {
  if (isRecord(value) && Array.isArray(value.postings))
    throw new UnusableInput(
      `${nameOf(place.file)} is Lever's answer in groups: save it again without "group" in the address.`,
    );
  const parsed = lever.safeParse(value);
  if (!parsed.success) return { refusal: shapeRefusal(parsed.error, { row: value, place }) };
  return checkPosting(toPosting(parsed.data), {
    place,
    writtenDates: { postedAt: parsed.data.createdAt },
    fields: {
      sourceId: 'id',
      displayJobId: 'reqCode',
      title: 'text',
      department: 'categories',
      seniority: 'categories.level',
      employmentType: 'categories.commitment',
      places: 'categories',
      description: 'description',
      postedAt: 'createdAt',
      applyUrl: parsed.data.applyUrl ? 'applyUrl' : 'hostedUrl',
    },
  });
}

/** The postings of a Lever site: one list, its pages, or single postings, each in a file. */
export const leverPostings: FeedFormat = {
  extensions: ['.json'],
  open: (files, { encoding }) => ({
    linesOf: (file, fields) => locateFields(file, fields, encoding),
    async *rows(onBytes) {
      let hasList = false;
      for (const file of files) {
        for await (const part of readDocument(file, { rowsAt: [[]], onBytes, encoding })) {
          if (part.kind === 'row') {
            const place = { file, field: part.path };
            yield flawRefusal(part, place) ?? readRow(part.value, place);
          } else if (part.hasRows) hasList = true;
          else if (isRecord(part.value) && 'text' in part.value)
            yield flawRefusal(part, { file, field: '' }) ?? readRow(part.value, { file, field: '' });
          else {
            // what Lever answers for a site that it does not have
            const { error } = isRecord(part.value) ? part.value : {};
            throw new UnusableInput(
              `${nameOf(file)} is no list of Lever's postings: ${typeof error === 'string' ? `it says "${error}"` : `it is ${kindOf(part.value)}`}.`,
            );
          }
        }
      }
      return { completeness: hasList ? 'complete' : 'partial' };
    },
  }),
};
