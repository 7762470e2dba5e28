import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** What `world-atlas` brings. */
export type Atlas = Topology<{ countries: GeometryCollection }>;

/** ISO 3166-1; it goes around the pole, which no flat map can show. */
const antarctica = '010';

/** Goes on beyond 180° instead of back around the world, as the flat map does. */
function unrolled(ring: readonly Position[]): Position[] {
  let turns = 0;
  return ring.map(([longitude = 0, latitude = 0], index) => {
    const before = ring[index - 1]?.[0] ?? longitude;
    if (longitude - before > 180) turns -= 1;
    if (longitude - before < -180) turns += 1;
    return [longitude + turns * 360, latitude];
  });
}

function flat(geometry: Geometry): Geometry {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(unrolled) };
  if (geometry.type === 'MultiPolygon')
    return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(unrolled)) };
  return geometry;
}

/** The countries of an atlas, whose rings are meant for a globe, as a flat map draws them. */
export function countriesOf(atlas: Atlas): FeatureCollection {
  const { features } = feature(atlas, atlas.objects.countries);
  return {
    type: 'FeatureCollection',
    features: features
      .filter(({ id }) => id !== antarctica)
      .map((country): Feature => ({ ...country, geometry: flat(country.geometry) })),
  };
}
