import { expect, test } from 'vitest';
import { pointOf } from './places.ts';

const illinois = { name: 'Springfield', latitude: 39.8, longitude: -89.64 };
const massachusetts = { name: 'Springfield', latitude: 42.1, longitude: -72.59 };
const mitte = { name: 'Berlin, Germany', latitude: 52.52, longitude: 13.4 };
const westend = { name: 'Berlin, Germany', latitude: 52.51, longitude: 13.27 };
const places = [illinois, massachusetts, mitte, westend];

test.each([
  ['Springfield', undefined],
  ['Springfield, IL', undefined],
  ['Berlin, Germany', mitte],
  ['Berlin', mitte],
  ['Bern', undefined],
])('JOB-04 somebody in %s lives where the only such place is', (written, place) => {
  expect(pointOf(written, places)).toEqual(place);
});
