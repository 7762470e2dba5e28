import { expect, test } from 'vitest';
import { KnownPlaces } from './known-places.ts';

const boston = { latitude: 42.36, longitude: -71.06 };
const paris = { latitude: 48.86, longitude: 2.35 };
const parisTexas = { latitude: 33.66, longitude: -95.56 };

test.for([
  ['Boston, MA, United States', boston],
  ['boston, ma', boston],
  ['Boston', boston],
  ['Paris, France', paris],
  ['Paris', undefined],
  ['Bos', undefined],
  ['Zürich', { latitude: 47.38, longitude: 8.54 }],
  ['ZURICH', { latitude: 47.38, longitude: 8.54 }],
  ['Oslo', undefined],
  // of two far from each other neither is meant, and a town with two offices is one
  ['Springfield', undefined],
  ['Berlin', { latitude: 52.52, longitude: 13.4 }],
] as const)('SEARCH-05 a place called "%s" is where the employer’s only such place is', ([name, at]) => {
  const known = new KnownPlaces();
  known.add({ name: 'Boston, MA, United States', ...boston });
  known.add({ name: 'Paris, France', ...paris });
  known.add({ name: 'Paris, TX, United States', ...parisTexas });
  known.add({ name: 'Zürich', latitude: 47.38, longitude: 8.54 });
  known.add({ name: 'Oslo' });
  known.add({ name: 'Springfield', latitude: 39.8, longitude: -89.64 });
  known.add({ name: 'Springfield', latitude: 42.1, longitude: -72.59 });
  known.add({ name: 'Springfield', latitude: 39.8, longitude: -89.64 });
  known.add({ name: 'Springfield, Unknown', latitude: 1, longitude: 1 });
  known.add({ name: 'Berlin', latitude: 52.52, longitude: 13.4 });
  known.add({ name: 'Berlin', latitude: 52.5, longitude: 13.27 });
  expect(known.located({ name })).toEqual({ name, ...at });
});

test('SEARCH-05 coordinates that a posting tells are not overruled', () => {
  const known = new KnownPlaces();
  known.add({ name: 'Paris', ...paris });
  expect(known.located({ name: 'Paris', ...parisTexas })).toEqual({ name: 'Paris', ...parisTexas });
});
