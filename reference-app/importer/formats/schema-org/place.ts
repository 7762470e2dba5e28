import type { Place } from '../../../contract/posting.ts';
import { countryName } from '../country-name.ts';
import { isRecord } from '../row-check.ts';
import type { Node, Reading } from './nodes.ts';

function nameOfAddress(address: Node, reading: Reading): string {
  const parts = [
    reading.text(address.addressLocality),
    reading.text(address.addressRegion),
    countryName(reading.text(address.addressCountry)),
  ].filter(Boolean);
  // "Singapore, Singapore" is one place
  return [...new Set(parts)].join(', ');
}

function coordinatesOf(place: Node, reading: Reading): { latitude: number; longitude: number } | undefined {
  const [geo = place] = reading.nodes(place.geo);
  const [latitude, longitude] = [reading.text(geo.latitude), reading.text(geo.longitude)];
  if (latitude === '' || longitude === '') return undefined;
  const at = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180 ? at : undefined;
}

function placeOf(value: unknown, reading: Reading): Place | undefined {
  if (!isRecord(value)) {
    const name = reading.text(value);
    return name === '' ? undefined : { name };
  }
  const addresses = reading.all(value.address);
  const written = addresses.map((address) =>
    isRecord(address) ? nameOfAddress(address, reading) : reading.text(address),
  );
  const name = written.find(Boolean) ?? (nameOfAddress(value, reading) || reading.text(value.name));
  return name === '' ? undefined : { name, ...coordinatesOf(value, reading) };
}

/** Where a job is done; for one done from home, from where. */
export function placesOf(job: Node, { reading, isRemote }: { reading: Reading; isRemote: boolean }): Place[] {
  const named = new Map<string, Place>();
  const sources = [
    ...reading.all(job.jobLocation),
    ...(isRemote ? reading.all(job.applicantLocationRequirements) : []),
  ];
  for (const source of sources) {
    const place = placeOf(source, reading);
    if (place && !named.has(place.name)) named.set(place.name, place);
  }
  return [...named.values()];
}
