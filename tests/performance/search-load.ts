import { filterNames } from '@portico/core/jobs';
import type { Posting } from '../../reference-app/contract/posting.ts';
import { randomFrom } from '../random.ts';

const list = (name: string, size: number) =>
  Array.from({ length: size }, (_, index) => `${name} ${index + 1}`);

// Two thousand words whose frequency falls off as in prose: the most common are in a third of all texts.
const words = Array.from({ length: 2_000 }, (_, index) => wordOf(index));
const roles = ['Engineer', 'Nurse', 'Analyst', 'Manager', 'Technician', 'Designer', 'Assistant', 'Scientist'];
const fields = [
  'Software',
  'Clinical',
  'Data',
  'Sales',
  'Field',
  'Product',
  'Laboratory',
  'Research',
  'Cloud',
  'Quality',
];
const departments = list('Department', 24);
const cities = list('City', 300);
const skills = list('Skill', 250);
const options = ['onsite', 'hybrid', 'remote', 'remote_local', 'remote_global'] as const;
const levels = ['Entry', 'Mid', 'Senior', 'Lead', 'Director'];

function wordOf(index: number): string {
  const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu', 'da', 'pe'];
  let word = '';
  for (let rest = index + 200; rest > 0; rest = Math.floor(rest / 12)) word += syllables[rest % 12];
  return word;
}

/** Jobs with texts in which words are as common as in prose, the same ones at every run. */
export function* postings(count: number): Generator<Posting> {
  const random = randomFrom(count);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const pickWord = () => words[Math.floor(random() ** 3 * words.length)]!;
  for (let index = 1; index <= count; index += 1) {
    const sentences = Array.from(
      { length: 12 },
      () => `<li>${Array.from({ length: 12 }, pickWord).join(' ')}.</li>`,
    );
    yield {
      sourceId: `S${index}`,
      displayJobId: `JR-${index}`,
      title: `${pick(levels)} ${pick(fields)} ${pick(roles)}`,
      department: pick(departments),
      businessUnit: `Unit ${Math.floor(random() * 8)}`,
      seniority: pick(levels),
      employmentType: pick(['Full time', 'Part time', 'Contract']),
      workLocationOption: pick(options),
      places: [pick(cities), pick(cities)].slice(random() > 0.2 ? 1 : 0).map((name) => ({
        name,
        latitude: (name.length * 7919 + name.charCodeAt(name.length - 1) * 104_729) % 70,
        longitude: (name.charCodeAt(name.length - 1) * 7919) % 180,
      })),
      skills: [pick(skills), pick(skills), pick(skills), pick(skills)],
      description: `<p>${pick(fields)} ${pick(roles)}</p><ul>${sentences.join('')}</ul>`,
      pay: null,
      postedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 1e10)),
      closedAt: null,
      isPrivate: false,
      applyStatus: 'allowed',
      applyUrl: null,
    };
  }
}

/** Searches of one kind; each is new, so that no cache has its answer. */
export type Kind = { name: string; query: (random: () => number) => Record<string, string> };
const of = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)]!;
/** A third each: words of titles, a common and a rare word of texts, one word anywhere. Each query is new. */
function textOf(random: () => number): string {
  const kind = random();
  if (kind < 0.33) return `${of(random, fields)} ${of(random, roles)}`.toLowerCase();
  if (kind < 0.66) return `${words[Math.floor(random() * 60)]} ${words[Math.floor(random() * 2_000)]}`;
  return words[Math.floor(random() ** 3 * 2_000)]!;
}
export const kinds: readonly Kind[] = [
  { name: 'browse, all facets', query: (random) => ({ start: String(Math.floor(random() * 50) * 10) }) },
  {
    name: 'two filters, all facets',
    query: (random) => ({
      filter_department: of(random, departments),
      filter_work_location_option: of(random, options),
    }),
  },
  { name: 'text, all facets', query: (random) => ({ query: textOf(random) }) },
  {
    name: 'text + two filters, all facets',
    query: (random) => ({
      query: textOf(random),
      filter_department: of(random, departments),
      filter_work_location_option: of(random, options),
    }),
  },
  {
    name: 'mistyped title',
    query: (random) => ({ query: `${of(random, fields).slice(1)} ${of(random, roles).replace(/e/, '')}` }),
  },
];

/** The configuration of an employer whose searches count everything. */
export const everyFilter = {
  pcsxConfig: { searchConfig: { allFilters: filterNames.map((name) => ({ name })) } },
};
