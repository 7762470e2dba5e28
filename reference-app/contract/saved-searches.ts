import { z } from 'zod';
import { call } from './call.ts';

/** How many searches an account can keep. */
export const maximumSavedSearches = 50;

export const alertFrequencies = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

const name = z.string().trim().max(200);

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** The parameters as in an address, in one order: `filter_department=Wards&query=nurse`. */
  search: z.string(),
  /** As in the answer to the search itself. */
  paramsHash: z.string(),
  frequency: z.enum(alertFrequencies),
  /** false = kept, but nobody is written to. */
  isActive: z.boolean(),
  /** ISO 8601 in UTC. */
  created_at: z.string(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const savedSearches = z.object({
  /** What was saved last comes first. */
  savedSearches: z.array(savedSearch),
});
export type SavedSearches = z.infer<typeof savedSearches>;

const domain = z.string().max(253).optional();
const createBody = z.object({
  /** The parameters of the search, as in an address; page and order do not matter. */
  search: z.string().max(4_000),
  /** Made of what is asked for, when absent or empty. */
  name: name.default(''),
  frequency: z.enum(alertFrequencies).default('daily'),
  domain,
});
const changeBody = z.object({
  name: name.min(1, 'Enter a name.').optional(),
  frequency: z.enum(alertFrequencies).optional(),
  isActive: z.boolean().optional(),
  domain,
});

const access = 'candidate';
const path = '/api/pcsx/saved_searches';
const params = z.object({ id: z.string().max(100) });
const notOffered = { 403: 'The employer offers no job alerts.' };
const notFound = { 404: 'Saved search not found' };

export const savedSearchCalls = {
  list: call({
    method: 'GET',
    path,
    summary: 'The candidate’s saved searches',
    access,
    data: savedSearches,
  }),
  create: call({
    method: 'POST',
    path,
    summary: 'Save a search, to be told of new jobs',
    description: 'A search that asks for the same as a saved one is that one, active again.',
    access,
    body: createBody,
    data: savedSearch,
    refusals: {
      ...notOffered,
      400: 'A parameter of the search cannot be read.',
      409: `${maximumSavedSearches} searches are saved already.`,
    },
  }),
  change: call({
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Rename a saved search, or change when one is told',
    description: 'What the body does not say stays as it is.',
    access,
    params,
    body: changeBody,
    data: savedSearch,
    refusals: { ...notOffered, ...notFound },
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Remove a saved search',
    description: 'Answers with those that are left, also when it is gone already.',
    access,
    params,
    data: savedSearches,
  }),
};
