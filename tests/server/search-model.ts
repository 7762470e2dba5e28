import { filterNames, type FilterName } from '@portico/core/jobs';
import type { Place, Posting } from '../../reference-app/contract/posting.ts';

/** What a search asks for, as somebody would say it. */
export type Asked = {
  /** Words that a job must have, all of them or (`any`) one of them, or side by side in this order. */
  text?: { words: readonly string[]; as: 'all' | 'any' | 'phrase'; without?: string } | { number: string };
  /** `remote`, words, or degrees. */
  location?: string | { latitude: number; longitude: number };
  kilometres?: number;
  includesRemote?: boolean;
  bounds?: { south: number; west: number; north: number; east: number };
  filters: ReadonlyMap<FilterName, readonly string[]>;
  remoteOnly?: boolean;
  /** ms since 1970. */
  postedSince?: number;
  sort: 'timestamp' | 'relevance' | 'distance';
};

export type ModelJob = Posting & { id: number };

export type Expected = {
  ids: number[];
  /** Value to count. */
  options: Record<FilterName, Map<string, number>>;
  /** `address:::lat,lng` to count. */
  markers: { remote: Map<string, number>; onSite: Map<string, number> };
};

/**
 * Search as its rules say it: by looking at every job, with no index. It shares no line with the server's;
 * texts hold no words whose stems meet, so that words compare whole.
 */
export function searchByLooking(jobs: readonly ModelJob[], asked: Asked): Expected {
  const open = jobs.filter((job) => job.closedAt === null && !job.isPrivate);
  const centres = centresOf(jobs, asked);
  const looked = open
    .filter((job) => hasText(job, asked.text) && isThere(job, asked, centres) && isInside(job, asked))
    .filter((job) => !asked.remoteOnly || isRemote(job))
    .filter((job) => job.postedAt.getTime() >= (asked.postedSince ?? 0))
    .map((job) => ({
      job,
      fails: [...asked.filters]
        .filter(
          ([name, values]) => !valuesOf(job, name).some((own) => values.map(plain).includes(plain(own))),
        )
        .map(([name]) => name),
    }));

  const found = looked.filter(({ fails }) => fails.length === 0).map(({ job }) => job);
  const options = Object.fromEntries(
    filterNames.map((name) => {
      const counts = new Map<string, number>();
      for (const { job, fails } of looked)
        if (fails.every((failed) => failed === name))
          for (const value of new Set(valuesOf(job, name))) add(counts, value);
      return [name, counts];
    }),
  ) as Record<FilterName, Map<string, number>>;

  const markers = { remote: new Map<string, number>(), onSite: new Map<string, number>() };
  for (const job of found)
    for (const place of distinctPlaces(job))
      if (isOnMap(place) && (!asked.bounds || isWithin(place, asked.bounds)))
        add(
          isRemote(job) ? markers.remote : markers.onSite,
          `${place.name}:::${place.latitude},${place.longitude}`,
        );
  return { ids: inOrder(found, asked, centres).map(({ id }) => id), options, markers };
}

type Located = Place & { latitude: number; longitude: number };

const isOnMap = (place: Place): place is Located =>
  place.latitude !== undefined && place.longitude !== undefined;
const isRemote = (job: ModelJob) => job.workLocationOption.startsWith('remote');
const distinctPlaces = (job: ModelJob) => distinct(job.places);
/** Of one name there may be several. */
const distinct = <Some extends Place>(places: readonly Some[]): Some[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];
const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Without accents, capitals and what is neither letter nor digit: how people compare names. */
function plain(text: string): string {
  return plainWords(text).join(' ');
}
const known = new Map<string, string[]>();
function plainWords(text: string): string[] {
  const before = known.get(text);
  if (before) return before;
  const bare = text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
  const words = bare.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  known.set(text, words);
  return words;
}

export function valuesOf(job: Posting, name: FilterName): string[] {
  const own: Record<FilterName, readonly (string | null)[]> = {
    department: [job.department],
    location: job.places.map((place) => place.name),
    work_location_option: [job.workLocationOption],
    seniority: [job.seniority],
    employment_type: [job.employmentType],
    business_unit: [job.businessUnit],
    skill: job.skills,
  };
  return own[name].flatMap((value) => (value === null ? [] : [value]));
}

/** Each text of a job on its own: words that stand side by side stand in one of them. */
function textsOf(job: ModelJob): string[][] {
  return [
    job.title,
    ...[job.department, job.businessUnit, job.seniority, job.employmentType].map((text) => text ?? ''),
    ...job.skills,
    ...job.places.map((place) => place.name),
    job.description.replaceAll(/<[^>]*>/g, ' '),
  ].map(plainWords);
}

function hasText(job: ModelJob, text: Asked['text']): boolean {
  if (!text) return true;
  if ('number' in text) return job.displayJobId.toLowerCase() === text.number.toLowerCase();
  const texts = textsOf(job);
  const has = (word: string) => texts.some((words) => words.includes(word));
  if (text.without !== undefined && has(text.without)) return false;
  if (text.as === 'any') return text.words.some(has);
  if (text.as === 'all') return text.words.every(has);
  return texts.some((words) => stands(words, text.words));
}

function stands(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) => phrase.every((word, index) => words[at + index] === word));
}

/** Where distances are measured from. */
export function centresOf(jobs: readonly ModelJob[], { location }: Asked): Located[] {
  if (location === undefined || location === 'remote') return [];
  if (typeof location !== 'string') return [{ name: '', ...location }];
  const named = jobs.flatMap(({ places }) => places.filter((place) => isNamed(place, location)));
  return distinct(named.filter(isOnMap));
}

function isNamed(place: Place, name: string): boolean {
  const words = plainWords(place.name);
  return plainWords(name).every((asked) => words.some((word) => word.startsWith(asked)));
}

function isThere(job: ModelJob, asked: Asked, centres: readonly Located[]): boolean {
  const { location } = asked;
  if (location === undefined) return true;
  if (location === 'remote') return isRemote(job) || job.places.some((place) => isNamed(place, 'remote'));
  if (asked.includesRemote && isRemote(job)) return true;
  const kilometres = asked.kilometres ?? (typeof location === 'string' ? undefined : 50);
  return job.places.some(
    (place) =>
      (typeof location === 'string' && isNamed(place, location)) ||
      (kilometres !== undefined &&
        isOnMap(place) &&
        centres.some((centre) => kilometresApart(centre, place) <= Math.max(kilometres, 1))),
  );
}

function isInside(job: ModelJob, { bounds, includesRemote }: Asked): boolean {
  if (!bounds) return true;
  if (includesRemote && isRemote(job)) return true;
  return job.places.some((place) => isOnMap(place) && isWithin(place, bounds));
}

function isWithin({ latitude, longitude }: Located, bounds: NonNullable<Asked['bounds']>): boolean {
  const { south, west, north, east } = bounds;
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** By the spherical law of cosines, in three dimensions: not the formula of the server. */
function kilometresApart(from: Located, to: Located): number {
  const vector = ({ latitude, longitude }: Located) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [a, b] = [vector(from), vector(to)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * 6371 * Math.asin(Math.min(1, chord / 2));
}

function inOrder(found: ModelJob[], asked: Asked, centres: readonly Located[]): ModelJob[] {
  const byAge = (left: ModelJob, right: ModelJob) =>
    right.postedAt.getTime() - left.postedAt.getTime() || left.id - right.id;
  const keyOf = (job: ModelJob): number => {
    if (asked.sort === 'relevance') return -titleRank(job, asked.text);
    if (asked.sort === 'timestamp') return 0;
    return Math.min(
      Number.MAX_VALUE,
      ...distinctPlaces(job)
        .filter(isOnMap)
        .flatMap((place) => centres.map((centre) => Math.round(kilometresApart(centre, place) * 1e6))),
    );
  };
  const keys = new Map(found.map((job) => [job, keyOf(job)]));
  return found.toSorted((left, right) => keys.get(left)! - keys.get(right)! || byAge(left, right));
}

/** Words side by side in the title come first, then as many of them as the title has. */
function titleRank(job: ModelJob, text: Asked['text']): number {
  if (!text || 'number' in text) return 0;
  const title = plainWords(job.title);
  const sideBySide = text.as !== 'any' && text.without === undefined && stands(title, text.words);
  return (sideBySide ? 100 : 0) + text.words.filter((word) => title.includes(word)).length;
}
