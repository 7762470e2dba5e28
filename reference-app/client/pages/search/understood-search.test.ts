import { readSearch } from '@portico/core/jobs';
import { expect, test } from 'vitest';
import { understoodSearch } from './understood-search.ts';

const search = (values: number) =>
  readSearch(
    new URLSearchParams({
      query: 'nurse',
      filter_skill: 'Care',
      filter_department: Array.from({ length: values }, (_, index) => `nowhere${index}`).join(','),
    }),
    {},
    { commaInValues: false },
  );
const ignored = [{ name: 'filter_department' }, { name: 'theme' }];

test('SEARCH-01 a search goes on without thousands of values that were not understood, and with all else', () => {
  expect(understoodSearch(search(2_000), ignored)).toEqual({
    ...search(0),
    filters: { skill: ['Care'] },
  });
  expect(understoodSearch(search(2_000), [])).toEqual(search(2_000));
});

test('SEARCH-14 a search goes on without a place that is nowhere', () => {
  const nowhere = { ...search(0), location: ':::abc,def' };
  expect(understoodSearch(nowhere, [{ name: 'location' }])).toEqual({ ...nowhere, location: '' });
  expect(understoodSearch(nowhere, [])).toEqual(nowhere);
});

test('SEARCH-01 what people may have typed stays to be put right', () => {
  expect(understoodSearch(search(20), ignored)).toEqual(search(20));
});
