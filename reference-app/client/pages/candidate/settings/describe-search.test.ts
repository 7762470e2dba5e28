import { expect, test } from 'vitest';
import { employerConfig } from '../../../../contract/employer-config.ts';
import type { Boot } from '../../../../contract/boot.ts';
import { settingsTexts } from '../../../locales/texts.ts';
import { describeSearch } from './describe-search.ts';

const t = await settingsTexts.load('en-US');
const bootWith = (config: object) =>
  ({ locale: 'en-US', configs: employerConfig.parse(config) }) as unknown as Boot;

test.each([
  { search: '', says: ['All jobs'] },
  { search: 'query=night+nurse&location=Remote', says: ['“night nurse”', 'Remote'] },
  { search: 'filter_distance=40.2&location=Boston', says: ['Boston', 'Within 25 miles'] },
  { search: 'filter_distance=0&location=47.37%2C8.54', says: ['Near 47.37, 8.54', 'Only at this place'] },
  {
    search: 'filter_department=Nursing&filter_department=Surgery&filter_recent=1',
    says: ['Posted in the last 7 days', 'Department: Nursing, Surgery'],
  },
  {
    search: 'filter_work_location_option=remote_local&filter_map_bounds=1%2C2&filter_map_bounds=3%2C4',
    says: ['An area on the map', 'Workplace: Remote in the country'],
  },
])('SEARCH-15 “$search” is said as $says', ({ search, says }) => {
  expect(describeSearch(search, { boot: bootWith({}), t })).toEqual(says);
});

test('SEARCH-11 SEARCH-15 the employer’s own words count, and commas where they are part of a value', () => {
  const boot = bootWith({
    behaviourFlags: { enableCommaInFilterValues: true },
    pcsxConfig: {
      searchOptionsMap: {
        department: { displayName: 'Ward' },
        work_location_option: { options: { labelMap: { onsite: 'In the house' } } },
      },
    },
  });
  const search = 'filter_department=Wards%252C+West&filter_work_location_option=onsite';
  expect(describeSearch(search, { boot, t })).toEqual(['Ward: Wards, West', 'Workplace: In the house']);
});
