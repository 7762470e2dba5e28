/** How near a map looks at what, in an address. */
export const viewParameters = { zoom: 'map_zoom', center: 'map_center' } as const;

/** An address's parameters but for where its map looks at, which makes it no other search. */
export const withoutMapView = (parameters: URLSearchParams): URLSearchParams => {
  const others = new URLSearchParams(parameters);
  for (const name of Object.values(viewParameters)) others.delete(name);
  return others;
};
