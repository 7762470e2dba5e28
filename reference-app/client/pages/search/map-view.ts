import type { MapLook, MapMarker, MapPosition } from '@portico/components/map';
import { chosenValues, type SearchState } from '@portico/core/jobs';
import { viewParameters } from './map-address.ts';

const nearest = 13;
const number = String.raw`-?\d{1,3}(?:\.\d+)?`;
const pointPattern = new RegExp(`^(${number}),\\s*(${number})$`);

function positionIn(text: string | null | undefined): MapPosition | undefined {
  const [, latitude, longitude] = pointPattern.exec(text ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const isOnEarth = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  return isOnEarth ? [Number(latitude), Number(longitude)] : undefined;
}
function zoomIn(text: string | null): number | undefined {
  const zoom = /^\d{1,2}(?:\.\d+)?$/.test(text ?? '') ? Math.floor(Number(text)) : 0;
  return zoom >= 1 && zoom <= nearest ? zoom : undefined;
}

type Known = {
  state: SearchState;
  parameters: URLSearchParams;
  markers: readonly MapMarker[];
  /** The employer's. */
  zoom: number | null;
};

/**
 * What the map opens with: the address's view, or the employer's zoom. Where the address says no more than how near it is, it
 * opens in the middle of the area that is searched, at the place that is, or where most jobs are. undefined = all jobs.
 */
export function mapViewOf({ state, parameters, markers, zoom: byDefault }: Known): MapLook | undefined {
  const zoom = zoomIn(parameters.get(viewParameters.zoom)) ?? byDefault ?? undefined;
  if (zoom === undefined) return undefined;
  const [southWest, northEast] = chosenValues(state, 'map_bounds').map(positionIn);
  const [most] = markers.toSorted((one, other) => other.count - one.count);
  const center =
    positionIn(parameters.get(viewParameters.center)) ??
    (southWest && northEast && middleOf(southWest, northEast)) ??
    positionIn(state.location.split(':::').at(-1)) ??
    most?.position;
  return center && { center, zoom };
}

function middleOf([south, west]: MapPosition, [north, east]: MapPosition): MapPosition {
  // across the date line
  const middle = (west + east + (west > east ? 360 : 0)) / 2;
  return [(south + north) / 2, middle > 180 ? middle - 360 : middle];
}
