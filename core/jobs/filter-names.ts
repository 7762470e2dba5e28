/** The filters that a job can be found by, as in `filter_<name>`, in the order in which they are shown by default. */
export const filterNames = [
  'department',
  'location',
  'work_location_option',
  'seniority',
  'employment_type',
  'business_unit',
  'skill',
] as const;
export type FilterName = (typeof filterNames)[number];
/** Those of which a job may have several values: their options' counts do not add up. */
export const manyValued: ReadonlySet<string> = new Set<FilterName>(['location', 'skill']);

/**
 * Filters that are on or off, on as in `filter_<name>=1`: jobs posted in the last seven days, and jobs that can be done
 * from elsewhere.
 */
export const toggleNames = ['recent', 'remote'] as const;
export type ToggleName = (typeof toggleNames)[number];
