import { readSearch } from '@portico/core/jobs';
import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../contract/search.ts';
import { unshownParameters } from './unshown-parameters.ts';

const department = {
  filterName: 'department',
  options: [{ value: 'Care', label: 'Care', count: 2 }],
} as unknown as SearchFilter;

function unshown(address: string, commaInValues = false) {
  const parameters = new URLSearchParams(address);
  const syntax = { commaInValues };
  return unshownParameters(readSearch(parameters, {}, syntax), { parameters, filters: [department], syntax });
}

test('SEARCH-01 a form keeps what it shows no box for: other filters, other values, parameters that are not ours', () => {
  expect(
    unshown(
      'domain=x.example&query=nurse&start=10&as_of=7&pid=3&filter_department=Care,Kitchen&filter_skill=A,B&filter_map_bounds=1,2&filter_map_bounds=3,4&theme=t',
    ),
  ).toEqual([
    ['filter_department', 'Kitchen'],
    ['filter_skill', 'A'],
    ['filter_skill', 'B'],
    ['filter_map_bounds', '1,2'],
    ['filter_map_bounds', '3,4'],
    ['theme', 't'],
  ]);
});

test('SEARCH-12 a value with a comma stays one value', () => {
  expect(unshown('filter_skill=A%252C%20B', true)).toEqual([['filter_skill', 'A%2C B']]);
});
