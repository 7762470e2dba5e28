import { filterNames, pageSize, toggleNames } from '@portico/core/jobs';
import { z } from 'zod';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';
import { positionRow } from './positions.ts';

export const sortOrders = ['timestamp', 'relevance', 'distance'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const filterOption = z.object({
  /** Text, shown with `count`; in the two `latlong_…` filters the bare count. */
  label: z.union([z.string(), z.number()]),
  /** What goes into `filter_<name>`. */
  value: z.string(),
  count: z.number().int(),
});

export const searchFilter = z.object({
  /** A `toggle` has no options, and says in `extraData.count` how many jobs it would leave. */
  type: z.enum(['multi_select', 'single_select', 'multi_select_suggest', 'toggle']),
  filterName: z.string(),
  title: z.string(),
  options: z.array(filterOption).nullable(),
  tooltip: z.string().nullable(),
  extraData: z.record(z.string(), z.unknown()),
  displayCount: z.number().int(),
  translateOptions: z.boolean(),
  /** Takes words that are no option, too, and finds what has an option with words that begin so. */
  allowFreeText: z.boolean(),
});

const searchData = z.object({
  positions: z.array(positionRow),
  /** All that match, not only this page's; of an earlier list (`as_of`) all that matched then. */
  count: z.number().int(),
  sortBy: z.enum(sortOrders),
  debug: z.record(z.string(), z.unknown()),
  /** Keys in camelCase; values as they were asked for. */
  appliedFilters: z.record(z.string(), z.array(z.string())),
  savedSearchMetadata: z.object({
    savedSearchParamsHash: z.string().nullable(),
    isSavedSearchActive: z.boolean(),
  }),
  resultsMetaData: z.object({
    /** Words that no job has were read as ones that are spelt like them. */
    usedFuzzSearch: z.boolean(),
    mocTitle: z.string().nullable(),
    dataVersion: z.number().int().meta({
      description:
        'The data version that this list was found in. Send it as `as_of` with `start` to get more pages of the same list.',
    }),
  }),
  filterDef: z.object({
    facets: z.record(z.string(), z.array(z.tuple([z.string(), z.number().int()]))),
    smartFilters: z.array(searchFilter),
    allFilters: z.array(searchFilter),
  }),
});

/** Parameters that could not be read and were left out of the search, one by one. */
const searchMetadata = z.object({
  ignored: z.array(z.object({ name: z.string(), reason: z.string() })),
});

/** How many suggestions there are at most. */
export const maximumSuggestions = 10;

const suggestions = z.object({
  /** What begins with the text first, then by count. */
  suggestions: z.array(
    z.object({
      /** What goes into the search. */
      text: z.string(),
      kind: z.enum(['title', 'department', 'skill', 'location']),
      /** Open public jobs that have it. */
      count: z.number().int(),
    }),
  ),
});

export type Suggestions = z.infer<typeof suggestions>;
export type FilterOption = z.infer<typeof filterOption>;
export type SearchFilter = z.infer<typeof searchFilter>;
export type SearchData = z.infer<typeof searchData>;
export type SearchMetadata = z.infer<typeof searchMetadata>;

const suggestionQuery = employerQuery.extend({
  /** What was typed so far; nothing is suggested for nothing. */
  text: z.string().max(300).default(''),
});
const suggesting = `At most ${maximumSuggestions} that hold a word which begins with the text, accents and capitals aside.`;

/** Read one by one by the server: a search is answered whatever a parameter says. */
const parameter = (description: string, type: 'string' | 'integer' = 'string') =>
  z.unknown().meta({ description, override: { type } });

export const searchCalls = {
  search: call({
    method: 'GET',
    path: '/api/pcsx/search',
    summary: 'Search jobs',
    description: `Pages of ${pageSize} rows. To turn the pages of one list while jobs change, send \`as_of\`: no job is repeated or skipped, and jobs that have closed since are left out. A parameter that cannot be read is left out of the search and named in \`metadata.ignored\`. Filters go by \`filter_<name>\` (${filterNames.join(', ')}); repeated = one of them; or, on and off, ${toggleNames.map((name) => `\`filter_${name}=1\``).join(', ')}.`,
    query: z.looseObject({
      domain: parameter('Whose jobs; without it the first employer’s.').optional(),
      query: parameter('Words, a "phrase", or the number of a job.').optional(),
      location: parameter('Text, or `lat,lng`, or `name:::lat,lng`.').optional(),
      start: parameter('How many rows to skip.', 'integer').optional(),
      as_of: parameter(
        '`resultsMetaData.dataVersion` of an earlier page. With `start`, the page is cut from the list as it was found in that version. A server that no longer keeps that list answers from current data and returns the current version. The first page is always current.',
        'integer',
      ).optional(),
      sort_by: parameter(`One of ${sortOrders.join(', ')}.`).optional(),
      filter_distance: parameter('Kilometres around the location; decimals count.').optional(),
      filter_include_remote: parameter(
        '1: remote jobs count as being at the location, or inside the bounds; 0: they do not.',
      ).optional(),
      filter_map_bounds: parameter(
        'Given twice: the south-west, then the north-east corner, each `lat,lng`.',
      ).optional(),
      map_zoom: parameter(
        'Of the map, 0 to 13: places that would lie on each other there are one marker, at the one with most jobs.',
      ).optional(),
    }),
    data: searchData,
    metadata: searchMetadata,
  }),
  suggestQueries: call({
    method: 'GET',
    path: '/api/pcsx/suggestions/query',
    summary: 'What a query may go on to be',
    description: suggesting,
    query: suggestionQuery,
    data: suggestions,
  }),
  suggestLocations: call({
    method: 'GET',
    path: '/api/pcsx/suggestions/location',
    summary: 'What a place may go on to be',
    description: suggesting,
    query: suggestionQuery,
    data: suggestions,
  }),
};
