import { readSearch } from '@portico/core/jobs';
import { describe, expect, test } from 'vitest';
import { withMapView } from './map-address.ts';
import { mapViewOf } from './map-view.ts';

const markers = [
  { id: 'a', label: 'Few', position: [10, 20] as const, count: 2 },
  { id: 'b', label: 'Most', position: [51.5, -0.13] as const, count: 7 },
];
function viewOf(address: string, zoom: number | null = null) {
  const parameters = new URLSearchParams(address);
  const state = readSearch(parameters, {}, { commaInValues: false });
  return mapViewOf({ state, parameters, markers, zoom });
}
const most = [51.5, -0.13];

describe('MAP-01 the view that a map opens with', () => {
  test.each([
    ['', null, undefined],
    ['', 6, { center: most, zoom: 6 }],
    ['map_zoom=9', 6, { center: most, zoom: 9 }],
    ['map_zoom=9.7', null, { center: most, zoom: 9 }],
    ['map_zoom=5&map_center=1.5,-2', null, { center: [1.5, -2], zoom: 5 }],
    ['map_zoom=5&map_center=95,0', null, { center: most, zoom: 5 }],
    ['map_zoom=5&filter_map_bounds=0,10&filter_map_bounds=20,30', null, { center: [10, 20], zoom: 5 }],
    ['map_zoom=5&filter_map_bounds=0,170&filter_map_bounds=20,-170', null, { center: [10, 180], zoom: 5 }],
    ['map_zoom=5&location=Suva:::-18.1,178.4', null, { center: [-18.1, 178.4], zoom: 5 }],
    ['map_zoom=5&location=London', null, { center: most, zoom: 5 }],
    // without how near it is, where it is says nothing
    ['map_center=1,2', null, undefined],
  ] as const)('of “%s”, by configuration %s', (address, zoom, expected) => {
    expect(viewOf(address, zoom)).toEqual(expected);
  });

  test.each(['0', '14', '99', '-3', 'near', '1e1', ''])('is not told by map_zoom=%s', (zoom) => {
    expect(viewOf(`map_zoom=${zoom}`)).toBeUndefined();
    expect(viewOf(`map_zoom=${zoom}`, 4)).toEqual({ center: most, zoom: 4 });
  });

  test('stands in the address, beside what else does', () => {
    const next = withMapView(new URLSearchParams('query=nurse&map_zoom=2'), { center: [1.234, -5], zoom: 7 });
    expect(Object.fromEntries(next)).toEqual({ query: 'nurse', map_zoom: '7', map_center: '1.23,-5.00' });
    expect(viewOf(next.toString())).toEqual({ center: [1.23, -5], zoom: 7 });
  });
});
