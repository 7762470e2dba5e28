import { readSearch, type SearchState } from '@portico/core/jobs';
import { describe, expect, test } from 'vitest';
import type { SearchFilter } from '../../../contract/search.ts';
import { countAhead } from './count-ahead.ts';

const aFilter = (filterName: string, counts: Readonly<Record<string, number>>): SearchFilter => ({
  type: 'multi_select',
  filterName,
  title: filterName,
  options: Object.entries(counts).map(([value, count]) => ({ label: value, value, count })),
  tooltip: null,
  extraData: {},
  displayCount: 10,
  translateOptions: false,
  allowFreeText: false,
});
const filters = [
  aFilter('department', { Care: 7, Law: 2 }),
  aFilter('location', { Delft: 4, Suva: 1 }),
  { ...aFilter('recent', {}), type: 'toggle' as const, options: null, extraData: { count: 5 } },
];
const search = (address: string): SearchState =>
  readSearch(new URLSearchParams(address), {}, { commaInValues: false });
const ahead = (chosen: string, shown = '') =>
  countAhead(search(chosen), { state: search(shown), count: 20, filters });

describe('SEARCH-06 how many jobs a choice leaves is known before it is applied', () => {
  test.each([
    ['', '', 20],
    ['filter_department=Care', '', 7],
    // a job has one department
    ['filter_department=Care,Law', '', 9],
    ['filter_department=Law', 'filter_department=Care', 2],
    ['filter_location=Delft', '', 4],
    ['filter_recent=1', '', 5],
    ['filter_department=Care&filter_location=Suva', 'filter_department=Care', 1],
    ['filter_department=Law,Care', 'filter_department=Care,Law', 20],
  ])('“%s” after “%s”: %i', (chosen, shown, count) => {
    expect(ahead(chosen, shown)).toBe(count);
  });

  test.each([
    ['a job may be at several places', 'filter_location=Delft,Suva', ''],
    ['two filters have changed', 'filter_location=Suva&filter_department=Care', ''],
    ['a filter is taken off', '', 'filter_department=Care'],
    ['the words are no option yet', 'filter_department=Car', ''],
    ['the filter is not known', 'filter_nonsense=1', ''],
  ])('unless %s', (_why, chosen, shown) => {
    expect(ahead(chosen, shown)).toBeUndefined();
  });
});
