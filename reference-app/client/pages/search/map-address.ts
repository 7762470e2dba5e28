import type { MapLook } from '@portico/components/map';

/** How near a map looks at what, in an address. */
export const viewParameters = { zoom: 'map_zoom', center: 'map_center' } as const;

/** An address's parameters but for where its map looks at, which makes it no other search. */
export function withoutMapView(parameters: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(parameters);
  for (const name of Object.values(viewParameters)) others.delete(name);
  return others;
}

/** The address's parameters with the view that people have moved to; a kilometre is near enough. */
export function withMapView(
  parameters: URLSearchParams,
  { center: [latitude, longitude], zoom }: MapLook,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set(viewParameters.zoom, String(Math.floor(zoom)));
  next.set(viewParameters.center, `${latitude.toFixed(2)},${longitude.toFixed(2)}`);
  return next;
}
