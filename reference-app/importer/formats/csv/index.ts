import type { Place as PostingPlace, Posting, WorkLocationOption } from '../../../contract/posting.ts';
import { workLocationOptions } from '../../../contract/posting.ts';
import type { FeedChoices, FeedFormat, ImportRow } from '../../feed.ts';
import { readDate } from '../../read-date.ts';
import { nameOf, type SourceFile } from '../../source-files.ts';
import { UnusableInput } from '../../unusable-input.ts';
import { closedAtOf } from '../closing-date.ts';
import { countryName } from '../country-name.ts';
import { htmlOf } from '../html.ts';
import { payOf } from '../pay.ts';
import { checkPosting } from '../row-check.ts';
import { workLocationFrom } from '../work-location.ts';
import { type Column, columnNames, columnsOf } from './columns.ts';
import { readRecords } from './records.ts';

const needed: readonly Column[] = ['id', 'title', 'posted'];
const yes = /^(?:1|y|yes|true|x|remote)$/i;

type Cells = (column: Column) => string;

/** @throws UnusableInput when the header lacks a column that no job can do without */
function checkHeader(file: SourceFile, header: readonly string[]): ReadonlyMap<Column, number> {
  const columns = columnsOf(header);
  const missing = needed.find((column) => !columns.has(column));
  if (missing === undefined) return columns;
  const names = columnNames[missing].slice(0, 4).join('", "');
  throw new UnusableInput(
    `${nameOf(file)} has no column for the ${missing === 'posted' ? 'date' : missing} of a job, such as "${names}"; its first line has: ${header
      .map((name) => name.trim().slice(0, 40))
      .slice(0, 30)
      .join(', ')}.`,
  );
}

const listOf = (cell: string, separators: RegExp): string[] => [
  ...new Set(
    cell
      .split(separators)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

function placesOf(cells: Cells): PostingPlace[] {
  const written = listOf(cells('places'), /[;|\n]/);
  const parts = [cells('city'), cells('region'), countryName(cells('country'))].filter(Boolean);
  const names = written.length > 0 || parts.length === 0 ? written : [[...new Set(parts)].join(', ')];
  const [name] = names;
  const [latitude, longitude] = [cells('latitude'), cells('longitude')];
  // of several places it is not told which one the coordinates are of
  if (name === undefined || names.length > 1 || latitude === '' || longitude === '')
    return names.map((one) => ({ name: one }));
  return [
    { name, latitude: Number(latitude.replace(',', '.')), longitude: Number(longitude.replace(',', '.')) },
  ];
}

function workLocationOf(cells: Cells): WorkLocationOption {
  const written = cells('workplace');
  const option = workLocationOptions.find((one) => one === written.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  if (option) return option;
  return yes.test(written) ? 'remote' : workLocationFrom(written || cells('places'));
}

function toPosting(cells: Cells, now: Date): Posting {
  const url = cells('url');
  const applyUrl = url.startsWith('https://') ? url : null;
  return {
    sourceId: cells('id'),
    displayJobId: cells('number') || cells('id'),
    title: cells('title'),
    department: cells('department') || null,
    businessUnit: cells('businessUnit') || null,
    seniority: cells('seniority') || null,
    employmentType: cells('employmentType') || null,
    workLocationOption: workLocationOf(cells),
    places: placesOf(cells),
    skills: listOf(cells('skills'), /[;|,\n]/),
    description: htmlOf(cells('description')),
    pay: payOf({
      minimum: cells('minimumPay') || null,
      maximum: cells('maximumPay') || null,
      currency: cells('payCurrency'),
      period: cells('payPeriod'),
    }),
    postedAt: readDate(cells('posted')),
    closedAt: closedAtOf(cells('closes'), now),
    isPrivate: yes.test(cells('private')),
    applyStatus: applyUrl ? 'apply' : 'allowed',
    applyUrl,
  };
}

/** Which column each field of a posting comes from, for a refusal to name. */
const sources: Readonly<Partial<Record<keyof Posting, Column>>> = {
  sourceId: 'id',
  displayJobId: 'number',
  title: 'title',
  department: 'department',
  businessUnit: 'businessUnit',
  seniority: 'seniority',
  employmentType: 'employmentType',
  places: 'places',
  skills: 'skills',
  description: 'description',
  postedAt: 'posted',
  closedAt: 'closes',
  applyUrl: 'url',
};

async function* rowsOf(
  file: SourceFile,
  { onBytes, encoding, now }: FeedChoices & { onBytes: (bytes: number) => void },
): AsyncGenerator<ImportRow> {
  let header: string[] | undefined;
  let columns: ReadonlyMap<Column, number> = new Map();
  let fields: Partial<Record<keyof Posting, string>> = {};
  for await (const { cells: record, line } of readRecords(file, { onBytes, encoding })) {
    if (!header) {
      header = record;
      columns = checkHeader(file, header);
      const named = Object.entries(sources).map(([field, column]) => [
        field,
        record[columns.get(column) ?? -1] ?? column,
      ]);
      fields = Object.fromEntries(named);
      continue;
    }
    const cells: Cells = (column) => record[columns.get(column) ?? -1]?.trim() ?? '';
    const place = { file, line, field: '' };
    if (record.length !== header.length) {
      const reason = `has ${record.length} cells, and the first line has ${header.length}: a cell with the delimiter or a line end in it has to be quoted`;
      // what moved may be the id, too
      yield { refusal: { place, reason, sourceId: null } };
      continue;
    }
    const writtenDates = { postedAt: cells('posted'), closedAt: cells('closes') };
    yield checkPosting(toPosting(cells, now), { place, fields, writtenDates });
  }
  if (!header) throw new UnusableInput(`${nameOf(file)} is empty: its first line has to name the columns.`);
}

/** Spreadsheets saved as text, the names of the columns in the first line. */
export const csv: FeedFormat = {
  extensions: ['.csv', '.tsv', '.txt'],
  open: (files, choices) => ({
    async *rows(onBytes) {
      for (const file of files) yield* rowsOf(file, { ...choices, onBytes });
      return { completeness: 'untold' };
    },
  }),
};
