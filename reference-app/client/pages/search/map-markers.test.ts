import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../contract/search.ts';
import { markersOf } from './map-markers.ts';

const filter = (filterName: string, counts: Record<string, number>): SearchFilter => ({
  type: 'multi_select',
  filterName,
  title: filterName,
  options: Object.entries(counts).map(([value, count]) => ({ label: count, value, count })),
  tooltip: null,
  extraData: {},
  displayCount: 0,
  translateOptions: false,
  allowFreeText: false,
});

test('MAP-01 a place is one marker with all of its jobs, and remote where all of them are', () => {
  const markers = markersOf([
    filter('department', { Care: 4 }),
    filter('latlong_non_remote', { 'Bath, UK:::51.38,-2.36': 3, 'Zürich:::47.38,8.54': 1 }),
    filter('latlong_remote', { 'Bath, UK:::51.38,-2.36': 2, 'Lima:::-12.05,-77.04': 7 }),
  ]);
  expect(markers).toEqual([
    { id: 'Bath, UK:::51.38,-2.36', label: 'Bath, UK', position: [51.38, -2.36], count: 5, isRemote: false },
    { id: 'Zürich:::47.38,8.54', label: 'Zürich', position: [47.38, 8.54], count: 1, isRemote: false },
    { id: 'Lima:::-12.05,-77.04', label: 'Lima', position: [-12.05, -77.04], count: 7, isRemote: true },
  ]);
});
