/**
 * What a column is about, by the names that spreadsheets and exports give it. Names are compared in small letters and
 * without spaces and signs: "Job Title", `job_title` and `jobTitle` are one. The first name of each is ours.
 */
export const columnNames = {
  id: [
    'id',
    'job id',
    'source id',
    'external id',
    'reference',
    'job reference',
    'ref',
    'req id',
    'requisition id',
  ],
  number: [
    'number',
    'job number',
    'display job id',
    'requisition',
    'requisition number',
    'req',
    'vacancy number',
  ],
  title: ['title', 'job title', 'name', 'job name', 'position', 'position title', 'role', 'vacancy', 'job'],
  department: ['department', 'team', 'function', 'job function', 'category', 'job category', 'job family'],
  businessUnit: [
    'business unit',
    'division',
    'company',
    'company name',
    'brand',
    'organisation',
    'organization',
  ],
  seniority: ['seniority', 'level', 'job level', 'career level', 'experience level', 'grade'],
  employmentType: [
    'employment type',
    'type',
    'job type',
    'contract',
    'contract type',
    'time type',
    'commitment',
    'schedule',
    'hours',
  ],
  workplace: [
    'workplace',
    'workplace type',
    'work location option',
    'work location type',
    'location type',
    'remote',
    'is remote',
    'work mode',
    'remote type',
  ],
  places: ['location', 'locations', 'place', 'places', 'job location', 'job locations', 'office', 'site'],
  city: ['city', 'town', 'locality'],
  region: ['region', 'state', 'province', 'county'],
  country: ['country', 'country code', 'country name'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  skills: ['skills', 'skill', 'tags', 'keywords', 'required skills'],
  description: [
    'description',
    'job description',
    'full description',
    'details',
    'content',
    'text',
    'body',
    'summary',
    'html description',
  ],
  minimumPay: [
    'minimum pay',
    'pay min',
    'min pay',
    'minimum salary',
    'salary min',
    'min salary',
    'salary from',
  ],
  maximumPay: [
    'maximum pay',
    'pay max',
    'max pay',
    'maximum salary',
    'salary max',
    'max salary',
    'salary to',
  ],
  payCurrency: ['currency', 'pay currency', 'salary currency', 'currency code'],
  payPeriod: ['pay period', 'salary period', 'pay interval', 'salary interval', 'pay unit', 'salary unit'],
  posted: [
    'posted',
    'date posted',
    'posted date',
    'posted at',
    'posted on',
    'date',
    'published',
    'date published',
    'published at',
    'publish date',
    'published date',
    'publication date',
    'created',
    'created at',
    'date created',
    'opened',
    'open date',
    'start date',
  ],
  closes: [
    'closes',
    'closing date',
    'close date',
    'closes at',
    'valid through',
    'valid until',
    'expires',
    'expires at',
    'expiry date',
    'expiration date',
    'end date',
    'deadline',
    'application deadline',
  ],
  url: [
    'url',
    'link',
    'apply url',
    'apply link',
    'application url',
    'application link',
    'job url',
    'job link',
  ],
  private: ['private', 'is private', 'hidden', 'unlisted'],
} as const;

export type Column = keyof typeof columnNames;

const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');

const columnByKey = new Map<string, { column: Column; rank: number }>(
  (Object.keys(columnNames) as Column[]).flatMap((column) =>
    columnNames[column].map((name, rank) => [keyOf(name), { column, rank }] as const),
  ),
);

/** Where each column is that a header names; of two names for one, the one that comes first above. */
export function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, { index: number; rank: number }>();
  for (const [index, name] of header.entries()) {
    const known = columnByKey.get(keyOf(name));
    if (known && known.rank < (found.get(known.column)?.rank ?? Number.POSITIVE_INFINITY))
      found.set(known.column, { index, rank: known.rank });
  }
  return new Map([...found].map(([column, { index }]) => [column, index]));
}
