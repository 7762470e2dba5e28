/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

const earthRadius = 6371;
/** Offices of one town, or one town as several sources know it. */
const sameTown = 25;

/** Great-circle distance by the haversine formula. */
export function kilometresBetween(from: Point, to: Point): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whether two points that have one name are one place. */
export function isOnePlace(from: Point, to: Point): boolean {
  return kilometresBetween(from, to) <= sameTown;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
