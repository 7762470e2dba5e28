import { afterAll, beforeAll, expect, test } from 'vitest';
import { maximumSuggestions, type Suggestions } from '../../contract/search.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';
import { takePostings } from '../positions/store.ts';

let server: TestServer;
const nurse = aPosting({ title: 'Nurse', department: 'Wards', places: [places.zurich], skills: ['Triage'] });

beforeAll(async () => {
  server = await startServer([
    {
      domain: 'ours.example',
      postings: [
        nurse,
        aPosting({ title: 'Lead Nurse', department: 'Wards', places: [places.newYork], skills: ['Nursing'] }),
        aPosting({ title: 'Nurse', department: 'Homes', places: [places.newYork], skills: ['Nurse'] }),
        aPosting({ title: 'Éducateur', department: null, places: [places.rotterdam], skills: [] }),
        aPosting({ title: 'Night watch', isPrivate: true, places: [places.suva] }),
        aPosting({ title: 'Notary', closedAt: new Date('2026-02-01'), places: [places.delft] }),
        aPosting({ title: 'Tester', skills: ['C', 'C#'] }),
        aPosting({ title: 'Tester', skills: ['C', 'C++', 'F#'] }),
        ...Array.from({ length: 15 }, (_, index) => aPosting({ title: `Zookeeper ${index}`, skills: [] })),
      ],
    },
    { domain: 'theirs.example', postings: [aPosting({ title: 'Nurturer', places: [places.suva] })] },
  ]);
});
afterAll(() => server.close());

async function suggested(field: 'query' | 'location', text: string) {
  const path = `/api/pcsx/suggestions/${field}?text=${encodeURIComponent(text)}`;
  return (await server.browser('ours.example').get<Suggestions>(path)).body.data.suggestions;
}
const texts = async (field: 'query' | 'location', text: string) =>
  (await suggested(field, text)).map((suggestion) => suggestion.text);

test('SEARCH-10 a query goes on to be a title, a department or a skill, first what begins so, then by count', async () => {
  expect(await suggested('query', 'nur')).toEqual([
    { text: 'Nurse', kind: 'title', count: 2 },
    { text: 'Nursing', kind: 'skill', count: 1 },
    { text: 'Lead Nurse', kind: 'title', count: 1 },
  ]);
  expect(await suggested('query', 'w')).toMatchObject([{ text: 'Wards', kind: 'department' }]);
});

test.each([
  ['query', ' EDU', ['Éducateur']],
  ['query', 'lead nu', ['Lead Nurse']],
  ['query', 'urse', []],
  ['query', 'nu lead', []],
  ['location', 'zur', ['Zürich, Switzerland']],
  ['location', 'york', ['New York, NY, United States']],
  ['location', 'new york, n', ['New York, NY, United States']],
  ['location', '', []],
  ['location', ' ,-', []],
  ['query', '%', []],
] as const)('SEARCH-10 the %s “%s” goes on to be %j', async (field, text, expected) => {
  expect(await texts(field, text)).toEqual(expected);
});

test('SEARCH-10 C, C++ and C# are skills of their own', async () => {
  expect(await suggested('query', 'C')).toEqual([
    { text: 'C', kind: 'skill', count: 2 },
    { text: 'C#', kind: 'skill', count: 1 },
    { text: 'C++', kind: 'skill', count: 1 },
  ]);
  expect(await texts('query', 'c#')).toEqual(['C#']);
  expect(await texts('query', 'C+')).toEqual(['C++']);
});

test('SEARCH-10 what is private, closed or another employer’s is not suggested', async () => {
  expect(await texts('query', 'n')).toEqual(['Nurse', 'Nursing', 'Lead Nurse']);
  for (const text of ['suva', 'delft']) expect(await texts('location', text)).toEqual([]);
});

test('SEARCH-10 there are ten suggestions at most', async () => {
  expect(await texts('query', 'zoo')).toHaveLength(maximumSuggestions);
});

test('SEARCH-10 suggestions follow the jobs at once', async () => {
  expect(await texts('query', 'mid')).toEqual([]);
  await takePostings(server.database, server.scopes['ours.example']!, [{ ...nurse, title: 'Midwife' }]);
  expect(await suggested('query', 'mid')).toEqual([{ text: 'Midwife', kind: 'title', count: 1 }]);
});

test('API-11 a text that is too long is refused by name', async () => {
  const path = `/api/pcsx/suggestions/query?text=${'x'.repeat(301)}`;
  const { status, body } = await server.browser('ours.example').get(path);
  expect([status, Object.keys(body.validationErrors ?? {})]).toEqual([400, ['text']]);
});
