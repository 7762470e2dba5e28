import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../tests/random.ts';
import { cornersOf, sizeOf, spotsOf, zooms, type MapMarker } from './places.ts';

const world = { west: -180, south: -85, east: 180, north: 85 };
const at = (id: string, position: readonly [number, number], count = 1): MapMarker => ({
  id,
  position,
  count,
  label: id,
});

describe('sizeOf', () => {
  it.each([
    [1, 'single'],
    [2, 'small'],
    [9, 'small'],
    [10, 'medium'],
    [59, 'medium'],
    [60, 'large'],
    [100_000, 'large'],
  ])('MAP-02 of %i is %s', (count, size) => expect(sizeOf(count)).toBe(size));
});

describe('cornersOf', () => {
  it('MAP-03 writes south-west, then north-east, each as latitude and longitude', () => {
    expect(cornersOf({ west: 5.123456, south: 47, east: 15.5, north: 55.25 })).toEqual([
      '47,5.1235',
      '55.25,15.5',
    ]);
  });

  it('stays within the world', () => {
    expect(cornersOf({ west: -400, south: -91, east: 400, north: 91 })).toEqual(['-90,-180', '90,180']);
  });
});

describe('spotsOf', () => {
  it('joins what overlaps, adds the counts up, and says where it falls apart', () => {
    const spots = spotsOf([at('Berlin', [52.5, 13.4], 4), at('Potsdam', [52.4, 13.06], 8)]);
    const [joined, ...others] = spots(world, 3);
    expect(others).toEqual([]);
    expect(joined).toMatchObject({ count: 12, places: 2 });
    expect(spots(world, joined!.zoomToSplit!).map(({ marker }) => marker?.id)).toEqual(['Berlin', 'Potsdam']);
    expect(spots(world, joined!.zoomToSplit! - 1)).toHaveLength(1);
  });

  it('loses no job at any zoom', () => {
    const random = randomFrom(3);
    const markers = Array.from({ length: 2000 }, (_, index) =>
      at(String(index), [random() * 160 - 80, random() * 358 - 179], 1 + Math.floor(random() * 90)),
    );
    const all = markers.reduce((sum, { count }) => sum + count, 0);
    const spots = spotsOf(markers);
    for (let zoom = zooms.min; zoom <= zooms.max; zoom += 1)
      expect(
        spots(world, zoom).reduce((sum, { count }) => sum + count, 0),
        `zoom ${zoom}`,
      ).toBe(all);
  });

  it('keeps places by themselves at the last zoom, whatever lies beside them', () => {
    const spots = spotsOf([at('a', [52.5, 13.4]), at('b', [52.5, 13.4])]);
    expect(spots(world, zooms.max)).toHaveLength(2);
  });

  it('leaves out what is not in view, and reads from north to south', () => {
    const spots = spotsOf([at('Rome', [41.9, 12.5]), at('Oslo', [59.9, 10.7]), at('Lima', [-12, -77])]);
    expect(spots({ west: 0, south: 0, east: 90, north: 85 }, 8).map(({ key }) => key)).toEqual([
      'Oslo',
      'Rome',
    ]);
  });
});
