import Supercluster from 'supercluster';

/** Latitude and longitude in degrees, north and east being positive. */
export type MapPosition = readonly [latitude: number, longitude: number];

/** A place with what is there. */
export type MapMarker = {
  /** Its name among the markers. */
  id: string;
  /** Left out of the map while one of its numbers is none, as for places that nobody could find. */
  position: MapPosition;
  /** How many jobs are there. */
  count: number;
  /** What the place is called. */
  label: string;
  /**
   * Its jobs are done from anywhere; the place is the employer’s.
   * @default false
   */
  isRemote?: boolean;
};

/** An area by its south-west and its north-east corner, each written as `latitude,longitude`. */
export type MapCorners = readonly [southWest: string, northEast: string];

/** Those that stand somewhere: one that does not would take the map down. */
export const placedOf = (markers: readonly MapMarker[]): readonly MapMarker[] =>
  markers.filter(({ position }) => position.every(Number.isFinite));

/** As far out and as near as the map goes. */
export const zooms = { min: 1, max: 13 } as const;

/** How a place of so many jobs looks (MAP-02). */
export const sizeOf = (count: number) =>
  count <= 1 ? 'single' : count < 10 ? 'small' : count < 60 ? 'medium' : 'large';

type Box = { west: number; south: number; east: number; north: number };

// a centimetre is a ten-millionth of a degree; nobody searches by less than ten metres
const degrees = (value: number) => String(Number(value.toFixed(4)));
const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** The corners of a view; what lies beyond the world is left out. */
export const cornersOf = ({ west, south, east, north }: Box): MapCorners => [
  `${degrees(within(south, 90))},${degrees(within(west, 180))}`,
  `${degrees(within(north, 90))},${degrees(within(east, 180))}`,
];

/** One marker, or several that would lie on top of each other. */
export type Spot = { key: string; position: MapPosition; count: number } & (
  | { marker: MapMarker; places?: undefined; zoomToSplit?: undefined }
  | {
      marker?: undefined;
      /** How many markers it stands for. */
      places: number;
      /** The zoom at which it falls apart. */
      zoomToSplit: number;
    }
);

type Sum = { count: number; places: number };

/** Joins markers that overlap at a zoom; counts add up. Answers the spots within a box, from north to south. */
export function spotsOf(markers: readonly MapMarker[]): (box: Box, zoom: number) => Spot[] {
  const index = new Supercluster<MapMarker, Sum>({
    // markers of 52 px touch at the most
    radius: 52,
    extent: 256,
    minPoints: 2,
    // nearer than that, each stands by itself
    maxZoom: zooms.max - 1,
    map: ({ count }) => ({ count, places: 1 }),
    reduce: (sum, { count, places }) => {
      sum.count += count;
      sum.places += places;
    },
  });
  index.load(
    markers.map((marker) => ({
      type: 'Feature',
      properties: marker,
      geometry: { type: 'Point', coordinates: [marker.position[1], marker.position[0]] },
    })),
  );
  return ({ west, south, east, north }, zoom) =>
    index
      .getClusters([within(west, 180), within(south, 90), within(east, 180), within(north, 90)], zoom)
      .map(({ properties, geometry: { coordinates } }): Spot => {
        const [longitude = 0, latitude = 0] = coordinates;
        const position = [latitude, longitude] as const;
        return 'cluster_id' in properties
          ? {
              key: `cluster ${properties.cluster_id}`,
              position,
              count: properties.count,
              places: properties.places,
              zoomToSplit: Math.min(index.getClusterExpansionZoom(properties.cluster_id), zooms.max),
            }
          : {
              key: properties.id,
              position: properties.position,
              count: properties.count,
              marker: properties,
            };
      })
      .toSorted((a, b) => b.position[0] - a.position[0] || a.position[1] - b.position[1]);
}
