import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerSchemaOf } from '../../contract/call.ts';
import { searchCalls, type SearchData, type SearchMetadata } from '../../contract/search.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';

const everyFilter = [
  'department',
  'location',
  'work_location_option',
  'seniority',
  'employment_type',
  'business_unit',
  'skill',
].map((name) => ({ name }) as { name: 'department' });
const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * day);
const software = 'Software, Firmware';

const postings = [
  aPosting({ title: 'Staff Nurse', postedAt: at(1), places: [places.rotterdam] }),
  aPosting({
    title: 'Software Engineer',
    department: software,
    postedAt: at(2),
    places: [places.delft],
    displayJobId: 'REQ-77',
  }),
  aPosting({ title: 'Café Manager', department: 'Software', postedAt: at(3), places: [places.zurich] }),
  aPosting({
    title: 'Analyst',
    department: 'Firmware',
    description: '<p>Helps every nurse and engineer.</p>',
    postedAt: at(4),
    workLocationOption: 'remote_local',
    places: [places.newYork],
  }),
  aPosting({ title: 'Porter', postedAt: at(5), workLocationOption: 'remote', places: [] }),
  aPosting({ title: 'Closed Nurse', closedAt: at(9) }),
  aPosting({ title: 'Private Nurse', isPrivate: true }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    { domain: 'x.example', config: { pcsxConfig: { searchConfig: { allFilters: everyFilter } } }, postings },
    {
      domain: 'commas.example',
      config: {
        behaviourFlags: { enableCommaInFilterValues: true },
        pcsxConfig: {
          searchConfig: {
            smartFilters: [{ name: 'skill' }],
            allFilters: [{ name: 'department' }],
            mapConfig: { enabled: true },
          },
          searchOptionsMap: {
            department: { displayName: 'Team', options: { labelMap: { Software: 'Soft' } } },
          },
        },
      },
      postings,
    },
    {
      domain: 'many.example',
      // Nine of ten share their day, so that only the id tells their order.
      postings: Array.from({ length: 237 }, (_, index) =>
        aPosting({
          title: index % 3 === 0 ? 'Same Title' : 'Other Title',
          postedAt: at(index % 10 === 0 ? index : 0),
        }),
      ),
    },
    {
      domain: 'remote.example',
      postings: [
        aPosting({ title: 'Nurse', places: [{ name: 'Remote' }] }),
        aPosting({ title: 'Nurse', places: [{ name: 'Remote, United States' }, places.rotterdam] }),
        aPosting({ title: 'Porter', places: [places.rotterdam], workLocationOption: 'remote_global' }),
      ],
    },
    { domain: 'empty.example' },
  ]);
});
afterAll(() => server.close());

const search = (query: string, domain = 'x.example') =>
  server.browser(domain).get<SearchData, SearchMetadata>(`/api/pcsx/search?${query}`);
const names = async (query: string, domain?: string) =>
  (await search(query, domain)).body.data.positions.map((position) => position.name);
const optionsOf = (data: SearchData, filterName: string) =>
  data.filterDef.allFilters.find((filter) => filter.filterName === filterName)?.options ?? [];
const namesWithin = (southWest: string, northEast: string) =>
  names(`filter_map_bounds=${southWest}&filter_map_bounds=${northEast}`);
const departmentsOf = async (query: string) =>
  (await search(query, 'commas.example')).body.data.appliedFilters.department;
const filter = (name: string, value: string) => `filter_${name}=${encodeURIComponent(value)}`;

async function pageThrough(query: string) {
  const { count } = (await search(`start=0${query}`, 'many.example')).body.data;
  const seen: { id: number; postedTs: number }[] = [];
  for (let start = 0; start < count; start += 10) {
    const { positions } = (await search(`start=${start}${query}`, 'many.example')).body.data;
    seen.push(...positions);
  }
  return { count, seen };
}

describe('API-08 the answer', () => {
  test('has the shape of the contract, and nothing else', async () => {
    for (const query of ['', 'query=nurse', 'start=50', filter('department', 'Wards')]) {
      const { body } = await search(query);
      expect(answerSchemaOf(searchCalls.search).strict().parse(body)).toEqual(body);
      expect(JSON.stringify(body)).not.toMatch(/score/i);
    }
  });

  test('tells what was applied, in camelCase, and {} when nothing was', async () => {
    expect((await search('')).body.data.appliedFilters).toEqual({});
    const { data } = (await search('filter_work_location_option=remote&filter_department=Wards,Firmware'))
      .body;
    expect(data.appliedFilters).toEqual({
      workLocationOption: ['remote'],
      department: ['Wards', 'Firmware'],
    });
  });

  test('an employer without jobs has none', async () => {
    const { data } = (await search('query=nurse', 'empty.example')).body;
    expect(data).toMatchObject({ count: 0, positions: [] });
  });

  test('SEARCH-11 filters, titles and labels are as configured', async () => {
    const { data } = (await search('', 'commas.example')).body;
    expect(data.filterDef.smartFilters.map(({ filterName }) => filterName)).toEqual(['skill']);
    const [department] = data.filterDef.allFilters;
    expect(department).toMatchObject({ filterName: 'department', title: 'Team', type: 'multi_select' });
    expect(department?.options).toContainEqual({ label: 'Soft', value: 'Software', count: 1 });
  });

  test('MAP-01 with a map, places are markers: bare count as label, address and coordinates as value', async () => {
    const { data } = (await search('', 'commas.example')).body;
    expect(optionsOf(data, 'latlong_remote')).toEqual([
      { label: 1, value: 'New York, NY, United States:::40.7128,-74.006', count: 1 },
    ]);
    expect(optionsOf(data, 'latlong_non_remote')).toContainEqual({
      label: 1,
      value: 'Zürich, Switzerland:::47.3769,8.5417',
      count: 1,
    });
    expect(
      (await search('')).body.data.filterDef.allFilters.map(({ filterName }) => filterName),
    ).not.toContain('latlong_remote');
  });
});

describe('API-08 SEARCH-05 rows and order', () => {
  test('closed and private jobs never appear', async () => {
    expect(await names('')).toEqual([
      'Porter',
      'Analyst',
      'Café Manager',
      'Software Engineer',
      'Staff Nurse',
    ]);
    expect(await names('query=nurse')).not.toContain('Closed Nurse');
    expect(await names('query=private+nurse')).not.toContain('Private Nurse');
  });

  test.each(['', '&query=title', '&query=same', '&sort_by=relevance', '&query=title&sort_by=timestamp'])(
    'paging through "%s" meets every job exactly once',
    async (query) => {
      const { count, seen } = await pageThrough(query);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(count);
      expect(seen).toHaveLength(count);
    },
  );

  test.each(['', '&query=same', '&sort_by=relevance'])(
    'in "%s" ties of age are broken by id',
    async (query) => {
      const { seen } = await pageThrough(query);
      expect(seen).toEqual(
        seen.toSorted((left, right) => right.postedTs - left.postedTs || left.id - right.id),
      );
    },
  );

  test('past the end there are no rows, and num is ignored', async () => {
    expect((await search('start=240', 'many.example')).body.data).toMatchObject({
      count: 237,
      positions: [],
    });
    expect((await search('num=50', 'many.example')).body.data.positions).toHaveLength(10);
  });

  test.each([
    ['', 'timestamp'],
    ['query=nurse', 'relevance'],
    ['query=nurse&sort_by=timestamp', 'timestamp'],
    ['sort_by=relevance', 'relevance'],
    ['sort_by=distance', 'timestamp'],
    ['query=nurse&sort_by=distance', 'relevance'],
    ['location=rotterdam&sort_by=distance', 'distance'],
    ['location=remote&sort_by=distance', 'timestamp'],
    ['sort_by=nonsense', 'timestamp'],
  ])('SEARCH-13 %s is sorted by %s', async (query, sortBy) => {
    expect((await search(query)).body.data.sortBy).toBe(sortBy);
  });
});

describe('API-08 text', () => {
  test('a title counts for more than a text', async () => {
    expect(await names('query=nurse')).toEqual(['Staff Nurse', 'Analyst']);
    expect(await names('query=nurse&sort_by=timestamp')).toEqual(['Analyst', 'Staff Nurse']);
  });

  test.each([
    ['NURSES', ['Staff Nurse', 'Analyst']],
    ['cafe', ['Café Manager']],
    ['CAFÉ', ['Café Manager']],
    ['"software engineer"', ['Software Engineer']],
    ['nurse -staff', ['Analyst']],
    ['porter or cafe', ['Porter', 'Café Manager']],
    ['req-77', ['Software Engineer']],
    ['nurse rotterdam', ['Staff Nurse']],
  ])('%s finds %j', async (query, expected) => {
    const { data } = (await search(`query=${encodeURIComponent(query)}`)).body;
    expect(data.positions.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    expect(data.resultsMetaData.usedFuzzSearch).toBe(false);
  });

  test.each([
    ['enginere', 'Software Engineer'],
    ['sofware enginer', 'Software Engineer'],
    ['nuse', 'Staff Nurse'],
    ['nruse', 'Staff Nurse'],
    ['stfaf', 'Staff Nurse'],
    ['nuse -engineer', 'Staff Nurse'],
    ['"staff nurse" rotterdm', 'Staff Nurse'],
    ['café-manger', 'Café Manager'],
    ['nuse zzzzqqq', 'Staff Nurse'],
  ])('mistyped %s finds its nearest, and says so', async (query, expected) => {
    const { data } = (await search(`query=${encodeURIComponent(query)}`)).body;
    expect(data.positions[0]?.name).toBe(expected);
    expect(data.resultsMetaData.usedFuzzSearch).toBe(true);
  });

  test.each([
    ['enginere -analyst', ['Software Engineer']],
    ['nuse -"staff nurse"', ['Analyst']],
    ['porter or enginere', ['Analyst', 'Porter', 'Software Engineer']],
    ['nuse staff or zzzzqqq', ['Staff Nurse']],
  ])('of mistyped %s only words are corrected that are wanted: %j', async (query, expected) => {
    const { data } = (await search(`query=${encodeURIComponent(query)}`)).body;
    expect(data.positions.map(({ name }) => name).toSorted()).toEqual(expected);
    expect(data.resultsMetaData.usedFuzzSearch).toBe(true);
  });

  test.each([
    'nurse -nurse',
    'nurse - nurse',
    '"nurse staff"',
    'nurse manager',
    'nuse -nurse',
    'zzzzqqq -nurse',
    'staff -zzzzqqq -nurse',
    'the',
    'the zzzzqqq',
  ])('%s finds nothing, as it was asked', async (query) => {
    const { data } = (await search(`query=${encodeURIComponent(query)}`)).body;
    expect([data.count, data.resultsMetaData.usedFuzzSearch]).toEqual([0, false]);
  });

  test.each([
    'zzzzqqq',
    'the',
    "'; drop table job; --",
    '&|!():*',
    '\\',
    '%',
    '"',
    '   ',
    '\u0000',
    '😀',
    'x'.repeat(300),
  ])('whatever is typed is answered: %j', async (query) => {
    const { status } = await search(`query=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
  });
});

describe('API-08 SEARCH-14 location', () => {
  test.each([
    ['rotterdam', ['Staff Nurse']],
    ['ROTTER', ['Staff Nurse']],
    ['zurich', ['Café Manager']],
    ['Zürich, Switzerland', ['Café Manager']],
    ['netherlands', ['Software Engineer', 'Staff Nurse']],
    ['otterdam', []],
    ['nowhere', []],
    ['remote', ['Porter', 'Analyst']],
    ['Remote', ['Porter', 'Analyst']],
    ['51.9,4.4', ['Software Engineer', 'Staff Nurse']],
    ['Map Location:::51.9244,4.4777', ['Software Engineer', 'Staff Nurse']],
  ])('%s finds %j', async (location, expected) => {
    expect(await names(`location=${encodeURIComponent(location)}`)).toEqual(expected);
  });

  test('a distance narrows and widens, remote jobs come on request', async () => {
    const around = (more: string) => names(`location=51.9244,4.4777&${more}`);
    expect(await around('filter_distance=0')).toEqual(['Staff Nurse']);
    expect(await around('filter_distance=5')).toEqual(['Staff Nurse']);
    expect(await around('filter_distance=1000')).toEqual([
      'Café Manager',
      'Software Engineer',
      'Staff Nurse',
    ]);
    expect(await around('filter_distance=5&filter_include_remote=1')).toEqual([
      'Porter',
      'Analyst',
      'Staff Nurse',
    ]);
    expect(await names('location=rotterdam&filter_distance=30')).toEqual([
      'Software Engineer',
      'Staff Nurse',
    ]);
  });

  test('SEARCH-13 by distance the nearest comes first, what is nowhere last', async () => {
    expect(
      await names('location=52.0,4.36&filter_distance=20000&filter_include_remote=1&sort_by=distance'),
    ).toEqual(['Software Engineer', 'Staff Nurse', 'Café Manager', 'Analyst', 'Porter']);
  });

  test('MAP-03 bounds are two corners, also across the date line', async () => {
    expect(await namesWithin('50,3', '53,6')).toEqual(['Software Engineer', 'Staff Nurse']);
    expect(await namesWithin('30,170', '60,-60')).toEqual(['Analyst']);
  });

  test.each([
    '',
    'query=nurse',
    'filter_work_location_option=onsite',
    'filter_work_location_option=remote',
    'filter_location=Rotterdam Netherlands',
    'filter_department=Firmware',
  ])('API-08 the locations facet counts the remote jobs that “%s” leaves', async (query) => {
    for (const domain of ['x.example', 'remote.example']) {
      const { locations } = (await search(query, domain)).body.data.filterDef.facets;
      const { count } = (await search(`${query}&location=Remote`, domain)).body.data;
      expect(locations?.filter(([name]) => name === 'Remote')).toEqual(
        count === 0 ? [] : [['Remote', count]],
      );
    }
    const elsewhere = (await search(`${query}&location=Rotterdam`, 'remote.example')).body.data.filterDef;
    expect(elsewhere.facets.locations?.[0]?.[0] === 'Remote').toBe(
      (await search(`${query}&location=Remote`, 'remote.example')).body.data.count > 0,
    );
  });

  test.each(['location=Remote&filter_distance=10', 'location=Remote&filter_include_remote=1'])(
    '%s is Remote, and tells what that leaves out',
    async (query) => {
      const { data, metadata } = (await search(query)).body;
      expect(data.positions.map(({ name }) => name)).toEqual(['Porter', 'Analyst']);
      expect(metadata.ignored.map(({ name }) => [name])).toEqual([[query.split(/[&=]/)[2]]]);
    },
  );

  test('nothing is measured from a place that is not on the map', async () => {
    const query = 'location=Remote, United States&filter_distance=50&sort_by=distance';
    const { data, metadata } = (await search(query, 'remote.example')).body;
    expect([data.count, data.sortBy]).toEqual([1, 'timestamp']);
    expect(metadata.ignored.map(({ name }) => name)).toEqual(['filter_distance', 'sort_by']);
  });

  test('a location narrows every count', async () => {
    const { data } = (await search('location=rotterdam')).body;
    expect(optionsOf(data, 'location')).toEqual([
      { label: 'Rotterdam, Netherlands', value: 'Rotterdam Netherlands', count: 1 },
    ]);
  });
});

describe('SEARCH-11 SEARCH-12 filters', () => {
  test('values of one filter are alternatives, filters are all required', async () => {
    expect(await names('filter_department=Wards&filter_department=Firmware')).toHaveLength(3);
    expect(await names('filter_department=Wards,Firmware')).toHaveLength(3);
    expect(await names('filter_department=Wards,Firmware&filter_work_location_option=onsite')).toEqual([
      'Staff Nurse',
    ]);
  });

  test("a filter's own choice does not narrow its own counts", async () => {
    const { data } = (await search('filter_department=Wards')).body;
    expect(
      optionsOf(data, 'department')
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(['Firmware', 'Software', 'Software Firmware', 'Wards']);
    expect(optionsOf(data, 'workLocationOption')).toEqual([
      { label: 'On site', value: 'onsite', count: 1 },
      { label: 'Remote', value: 'remote', count: 1 },
    ]);
  });

  test('what is chosen stays visible when it finds nothing, or no longer exists', async () => {
    const { data } = (await search('query=cafe&filter_department=Wards,Gone')).body;
    expect(data.count).toBe(0);
    expect(optionsOf(data, 'department')).toEqual([
      { label: 'Software', value: 'Software', count: 1 },
      { label: 'Gone', value: 'Gone', count: 0 },
      { label: 'Wards', value: 'Wards', count: 0 },
    ]);
  });

  test('without the flag a comma always splits, and option values hold none', async () => {
    const { data } = (await search(filter('department', software))).body;
    expect(data.appliedFilters).toEqual({ department: ['Software', 'Firmware'] });
    expect(data.positions.map(({ name }) => name)).toEqual(['Analyst', 'Café Manager']);
    const option = optionsOf(data, 'department').find(({ label }) => label === software);
    expect(option?.value).not.toContain(',');
    expect(await names(filter('department', option?.value ?? ''))).toEqual(['Software Engineer']);
  });

  test('with the flag an escaped comma survives, a bare one splits unless the whole is an option', async () => {
    expect(await departmentsOf(filter('department', 'Software%2C Firmware,Wards'))).toEqual([
      software,
      'Wards',
    ]);
    expect(await departmentsOf(filter('department', 'Software,Wards'))).toEqual(['Software', 'Wards']);
    expect(await departmentsOf(filter('department', software))).toEqual([software]);
    expect(await names(filter('department', 'Software%2C Firmware'), 'commas.example')).toEqual([
      'Software Engineer',
    ]);
  });

  test('every option finds as many as it says', async () => {
    for (const domain of ['x.example', 'commas.example']) {
      const { data } = (await search('', domain)).body;
      for (const { filterName, options } of data.filterDef.allFilters.filter(
        (one) => !one.filterName.startsWith('lat'),
      ))
        for (const { value, count } of options ?? []) {
          const name = filterName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
          const sent = domain === 'commas.example' ? value.replaceAll(',', '%2C') : value;
          expect((await search(filter(name, sent), domain)).body.data.count).toBe(count);
        }
    }
  });
});

describe('API-08 a parameter that makes no sense is left out by itself, and told', () => {
  test.each([
    ['start=-1', 'start'],
    ['start=ten', 'start'],
    ['start=1e3', 'start'],
    ['start=99999999', 'start'],
    ['start=0&as_of=latest', 'as_of'],
    ['start=0&as_of=0', 'as_of'],
    ['start=0&as_of=99999999999', 'as_of'],
    ['sort_by=random', 'sort_by'],
    ['sort_by=distance', 'sort_by'],
    ['filter_distance=50', 'filter_distance'],
    ['filter_include_remote=1', 'filter_include_remote'],
    ['filter_nonsense=1', 'filter_nonsense'],
    ['filter_distance=far', 'filter_distance'],
    ['filter_distance=-1', 'filter_distance'],
    ['filter_include_remote=yes', 'filter_include_remote'],
    ['filter_map_bounds=1,2', 'filter_map_bounds'],
    ['filter_map_bounds=1,2&filter_map_bounds=x', 'filter_map_bounds'],
    ['filter_map_bounds=91,2&filter_map_bounds=92,3', 'filter_map_bounds'],
    [`location=${'x'.repeat(301)}`, 'location'],
    ['location=:::abc,def', 'location'],
    ['location=Rotterdam:::999,999', 'location'],
    ['location=95,300', 'location'],
    [`filter_skill=${Array.from({ length: 101 }, (_, index) => index).join(',')}`, 'filter_skill'],
  ])('%s', async (parameter, name) => {
    const { status, body } = await search(`${parameter}&filter_department=Wards`);
    expect(status).toBe(200);
    expect(body.metadata.ignored).toEqual([{ name, reason: expect.any(String) }]);
    // The rest still counts.
    expect(body.data.positions.map((position) => position.name)).toEqual(['Porter', 'Staff Nurse']);
  });

  test.each([
    ['a word that begins within them is left out whole', `${'nurse '.repeat(49)} nurse engineering`, 'nurse'],
    ['of one long word its beginning counts', `${'😀'.repeat(299)}xyz`, `${'😀'.repeat(299)}x`],
    ['a word that ends with them counts', `${'y'.repeat(294)} nurse x`, `${'y'.repeat(294)} nurse`],
  ])('of a query the first 300 characters count, and it is told: %s', async (_, typed, same) => {
    const { data, metadata } = (await search(`query=${encodeURIComponent(typed)}`)).body;
    expect(metadata.ignored).toEqual([{ name: 'query', reason: expect.any(String) }]);
    const read = (await search(`query=${encodeURIComponent(same)}`)).body;
    expect(read.metadata.ignored).toEqual([]);
    expect(data.positions).toEqual(read.data.positions);
  });

  test('unknown parameters are nobody’s mistake; of a repeated one the first counts', async () => {
    const { body } = await search('utm_source=x&debug=1&hl=ar&query=nurse&query=engineer');
    expect(body.metadata.ignored).toEqual([]);
    expect(body.data.positions[0]?.name).toBe('Staff Nurse');
  });
});
