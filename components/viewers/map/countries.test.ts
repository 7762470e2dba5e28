import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import coarse from 'world-atlas/countries-110m.json';
import fine from 'world-atlas/countries-50m.json';
import { countriesOf } from './countries.ts';

const rings = (atlas: typeof coarse): Position[][] =>
  countriesOf(atlas).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
const longitude = ([degrees = 0]: Position) => degrees;

describe.each([
  ['coarse', coarse],
  ['fine', fine],
])('the %s countries', (_name, atlas) => {
  it('have no line across the world', () => {
    const all = rings(atlas);
    expect(all.length).toBeGreaterThan(200);
    for (const ring of all)
      for (const [index, point] of ring.slice(1).entries())
        expect(Math.abs(longitude(point) - longitude(ring[index]!))).toBeLessThanOrEqual(180);
  });

  it('are closed, and stay within reach of the map', () => {
    for (const ring of rings(atlas)) {
      expect(longitude(ring.at(-1)!)).toBeCloseTo(longitude(ring[0]!));
      for (const point of ring) expect(Math.abs(longitude(point))).toBeLessThanOrEqual(200);
    }
  });
});
