import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchData, SearchMetadata } from '../../contract/search.ts';
import { randomFrom } from '../../../tests/random.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';

const config = { pcsxConfig: { searchConfig: { mapConfig: { enabled: true } } } };
const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
const job = (place: ReturnType<typeof at>, more: Partial<Parameters<typeof aPosting>[0]> = {}) =>
  aPosting({ title: place.name, places: [place], ...more });

const random = randomFrom(3);
const everywhere = Array.from({ length: 4_000 }, (_, index) =>
  at(`Place ${index}`, Math.asin(random() * 1.99 - 0.995) * (180 / Math.PI), random() * 360 - 180),
);

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    {
      domain: 'few.example',
      config,
      postings: [
        job(at('Suva', -18.1248, 178.4501)),
        job(at('Apia', -13.8507, -171.7514)),
        job(at('Date line', 0, 180)),
        job(at('Date line west', 0, -180)),
        job(at('North Pole', 90, 0)),
        job(at('South Pole', -90, 12)),
        job(at('Rotterdam', 51.9244, 4.4777)),
        job(at('Rotterdam', 51.9244, 4.4777)),
        job(at('Delft', 52.0116, 4.3571)),
        job(at('Zürich', 47.3769, 8.5417), { workLocationOption: 'remote' }),
        aPosting({
          title: 'Two',
          places: [at('Rotterdam', 51.9244, 4.4777), at('Suva', -18.1248, 178.4501)],
        }),
        aPosting({ title: 'Nowhere', places: [{ name: 'Somewhere' }], workLocationOption: 'remote_global' }),
      ],
    },
    {
      domain: 'ways.example',
      config,
      postings: [
        aPosting({
          title: 'Commuter',
          places: [
            at('Rotterdam', 51.9244, 4.4777),
            at('Delft', 52.0116, 4.3571),
            at('Suva', -18.1248, 178.4501),
          ],
        }),
        aPosting({ title: 'Local', places: [at('Rotterdam', 51.9244, 4.4777)] }),
      ],
    },
    {
      domain: 'tiles.example',
      config: {
        pcsxConfig: {
          searchConfig: {
            mapConfig: {
              enabled: true,
              tiles: { url: 'https://tiles.example.net/{z}/{x}/{y}.png', attribution: 'Map data by many' },
            },
          },
        },
      },
      postings: [],
    },
    { domain: 'many.example', config, postings: everywhere.map((place) => job(place)) },
  ]);
});
afterAll(() => server.close());

const search = async (query: string, domain = 'few.example') =>
  (await server.browser(domain).get<SearchData, SearchMetadata>(`/api/pcsx/search?${query}`)).body;
const bounds = (southWest: string, northEast: string) =>
  `filter_map_bounds=${southWest}&filter_map_bounds=${northEast}`;
const markersIn = ({ data }: { data: SearchData }, side: 'remote' | 'non_remote' = 'non_remote') =>
  (data.filterDef.allFilters.find(({ filterName }) => filterName === `latlong_${side}`)?.options ?? []).map(
    ({ value, label, count }) => {
      expect(label).toBe(count);
      const [address = '', point = ''] = value.split(':::');
      const [latitude = NaN, longitude = NaN] = point.split(',').map(Number);
      return { address, latitude, longitude, count };
    },
  );
const shown = async (query: string, side?: 'remote', domain?: string) =>
  Object.fromEntries(
    markersIn(await search(query, domain), side).map(({ address, count }) => [address, count]),
  );
const sum = (markers: readonly { count: number }[]) => markers.reduce((all, { count }) => all + count, 0);

async function policyOf(domain: string) {
  const { headers } = await server.browser(domain).get(`/api/pcsx/search?domain=${domain}`);
  return String(headers['content-security-policy']);
}

test('MAP-05 pictures of a map may come from where the employer says, and from nowhere else', async () => {
  expect(await policyOf('tiles.example')).toContain("img-src 'self' data: https://tiles.example.net;");
  expect(await policyOf('few.example')).toContain("img-src 'self' data:;");
});

describe('MAP-03 bounds', () => {
  test.each([
    ['50,3', '53,6', ['Delft', 'Rotterdam', 'Rotterdam', 'Two']],
    // over the date line, either spelling of which is inside
    ['-30,170', '10,-160', ['Apia', 'Date line', 'Date line west', 'Suva', 'Two']],
    ['-1,180', '1,180', ['Date line']],
    ['-1,179', '1,180', ['Date line']],
    ['-1,-180', '1,-179', ['Date line west']],
    ['80,-180', '90,180', ['North Pole']],
    ['90,0', '90,0', ['North Pole']],
    ['-90,-180', '-80,180', ['South Pole']],
    ['51.9244,4.4777', '51.9244,4.4777', ['Rotterdam', 'Rotterdam', 'Two']],
    ['0.5,0.5', '0.6,0.6', []],
  ])('%s to %s hold %j', async (southWest, northEast, names) => {
    const { data, metadata } = await search(`${bounds(southWest, northEast)}&sort_by=timestamp`);
    expect(metadata.ignored).toEqual([]);
    expect(data.positions.map(({ name }) => name).toSorted()).toEqual(names);
    expect(data.count).toBe(names.length);
  });

  test.each([
    ['53,6', '50,3'],
    ['91,0', '92,1'],
    ['0,181', '1,182'],
    ['0,0', ''],
    ['0,0', 'NaN,NaN'],
    ['1e1,0', '2e1,1'],
    [`${'9'.repeat(400)},0`, '1,1'],
  ])('%s to %s are none, and told', async (southWest, northEast) => {
    const { data, metadata } = await search(bounds(southWest, northEast));
    expect(metadata.ignored.map(({ name }) => name)).toEqual(['filter_map_bounds']);
    expect(data.count).toBe(12);
  });

  test('remote jobs are inside when they are asked for, wherever they are', async () => {
    const netherlands = bounds('50,3', '53,6');
    expect((await search(netherlands)).data.count).toBe(4);
    expect((await search(`${netherlands}&filter_include_remote=0`)).data.count).toBe(4);
    expect((await search(`${netherlands}&filter_include_remote=1`)).data.count).toBe(6);
  });

  test('MAP-01 markers are those inside, also of jobs that are elsewhere too', async () => {
    expect(await shown(bounds('50,3', '53,6'))).toEqual({ Rotterdam: 3, Delft: 1 });
    expect(await shown(bounds('-30,170', '-10,-160'))).toEqual({ Suva: 2, Apia: 1 });
    expect(await shown('')).toMatchObject({ Rotterdam: 3, Suva: 2, 'North Pole': 1 });
    expect(await shown('', 'remote')).toEqual({ Zürich: 1 });
  });
});

describe('MAP-02 clusters', () => {
  test('what would lie on each other is one marker, at the place with most jobs', async () => {
    const netherlands = bounds('50,3', '53,6');
    expect(await shown(`${netherlands}&map_zoom=5`)).toEqual({ Rotterdam: 4 });
    expect(await shown(`${netherlands}&map_zoom=13`)).toEqual({ Rotterdam: 3, Delft: 1 });
  });

  test('a job with several places in one marker is one job there', async () => {
    expect(await shown('map_zoom=13', undefined, 'ways.example')).toEqual({
      Rotterdam: 2,
      Delft: 1,
      Suva: 1,
    });
    expect(await shown('map_zoom=5', undefined, 'ways.example')).toEqual({ Rotterdam: 2, Suva: 1 });
    expect(await shown('map_zoom=5&query=commuter', undefined, 'ways.example')).toMatchObject({ Suva: 1 });
    expect(sum(markersIn(await search('map_zoom=5&query=local', 'ways.example')))).toBe(1);
  });

  test('at every zoom each job is counted once, and there is more to see the nearer one is', async () => {
    const places = new Set(
      everywhere.map(({ name, latitude, longitude }) => JSON.stringify([name, latitude, longitude])),
    );
    let before = 0;
    for (let zoom = 0; zoom <= 13; zoom += 1) {
      const markers = markersIn(await search(`map_zoom=${zoom}`, 'many.example'));
      expect(sum(markers), `zoom ${zoom}`).toBe(everywhere.length);
      expect(markers.length).toBeLessThanOrEqual(1_500);
      expect(markers.length).toBeGreaterThanOrEqual(before);
      before = markers.length;
      for (const { address, latitude, longitude } of markers)
        expect(places).toContain(JSON.stringify([address, latitude, longitude]));
    }
    expect(before).toBeGreaterThan(400);
  });

  test('without a zoom places are told one by one, up to what a map can show', async () => {
    const all = markersIn(await search('', 'many.example'));
    expect(all.length).toBeLessThanOrEqual(1_500);
    expect(sum(all)).toBe(everywhere.length);
    const some = markersIn(await search(bounds('0,0', '30,30'), 'many.example'));
    expect(some.every(({ count }) => count === 1)).toBe(true);
    expect(some).toHaveLength(
      everywhere.filter(
        ({ latitude, longitude }) => latitude >= 0 && latitude <= 30 && longitude >= 0 && longitude <= 30,
      ).length,
    );
  });

  test('zooming finds the same jobs, on the same page', async () => {
    const near = await search('map_zoom=13&query=place', 'many.example');
    const far = await search('map_zoom=2&query=place', 'many.example');
    expect(near.data.positions).toEqual(far.data.positions);
    expect(near.data.count).toBe(far.data.count);
  });

  test.each(['14', '-1', 'near', '1e1', '99'])('a zoom of %s is none, and told', async (zoom) => {
    const { metadata } = await search(`map_zoom=${zoom}`);
    expect(metadata.ignored.map(({ name }) => name)).toEqual(['map_zoom']);
  });
});
