export { Map, type MapLook, type MapProps } from './map.tsx';
export type { MapCorners, MapMarker, MapPosition } from './places.ts';
