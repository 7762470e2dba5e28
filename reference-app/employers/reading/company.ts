import path from 'node:path';
import { z } from 'zod';
import { demoLetterhead } from '../demo-offers.ts';
import type { CompanyParts, Department, PlaceParts } from '../generator/parts.ts';
import { checkData, dataError, namesIn, readMarkdown } from './data-file.ts';
import { entries, readDepartment } from './department.ts';
import { readPlaces } from './places.ts';

const text = z.string().min(1);

/** The front matter of `employer.md`. */
const facts = z.strictObject({
  name: text,
  /** How many postings there are. */
  jobs: z.number().int().min(1),
  sourcePrefix: text,
  displayPrefix: text,
  hasLogin: z.boolean(),
  externalApplyUrls: z.array(z.url({ protocol: /^https$/ })).min(1),
  /** The files in `departments`, without `.md`. */
  departments: z.array(text).min(1),
  letterhead: demoLetterhead.optional(),
});

/** What the postings of all departments share. */
const texts = z.strictObject({
  Openings: entries,
  About: entries,
  'Duties by seniority': z.record(z.string(), entries),
  'Common needs': entries,
  Headings: z.strictObject({
    Duties: entries,
    Needs: entries,
    Pluses: entries,
    Benefits: entries,
    Team: entries,
  }),
  Benefits: z.strictObject({
    'In the United States': entries,
    Elsewhere: entries,
    'Paid by the hour': entries,
  }),
  'Pay sentences': entries,
  Closings: entries,
});

type Company = Pick<z.infer<typeof facts>, 'jobs' | 'letterhead'> & { parts: CompanyParts };

/** Reads what an employer is, and what its postings are made of. @param folder of the employer, below `employers` */
export function readCompany(folder: string): Company {
  const file = `${folder}/employer.md`;
  const written = readMarkdown(file);
  const { jobs, letterhead, departments: listed, ...own } = checkData(file, facts, written.facts);
  const { Headings: headings, Benefits: benefits, ...lists } = checkData(file, texts, written.texts);
  const departments = readDepartments(folder, listed);
  const places = readPlaces(`${folder}/places.yaml`);
  checkSites(folder, departments, places);
  return {
    jobs,
    letterhead,
    parts: {
      ...own,
      domain: `${folder}.example`,
      openings: lists.Openings,
      about: lists.About,
      levelDuties: lists['Duties by seniority'],
      commonNeeds: lists['Common needs'],
      headings: {
        duties: headings.Duties,
        needs: headings.Needs,
        pluses: headings.Pluses,
        benefits: headings.Benefits,
        team: headings.Team,
      },
      benefits: {
        us: benefits['In the United States'],
        elsewhere: benefits.Elsewhere,
        hourly: benefits['Paid by the hour'],
      },
      paySentences: lists['Pay sentences'],
      closings: lists.Closings,
      departments,
      places,
    },
  };
}

function readDepartments(folder: string, listed: readonly string[]): Department[] {
  const missing = namesIn(`${folder}/departments`)
    .map((file) => path.basename(file, '.md'))
    .filter((name) => !listed.includes(name));
  // one that only lies in the folder would have no jobs, and nobody would be told
  if (missing.length > 0)
    throw dataError(`${folder}/employer.md`, [
      `departments: these files are not named: ${missing.join(', ')}`,
    ]);
  return listed.map((name) => readDepartment(`${folder}/departments/${name}.md`));
}

function checkSites(folder: string, departments: readonly Department[], places: readonly PlaceParts[]): void {
  const kinds = new Set(places.flatMap(({ sites }) => Object.keys(sites)));
  const problems = departments.flatMap(({ roles }) =>
    roles.flatMap(({ title, at }) =>
      at
        .filter((kind) => !kinds.has(kind))
        .map((kind) => `no place has a site “${kind}”, where ${title} works`),
    ),
  );
  if (problems.length > 0) throw dataError(`${folder}/places.yaml`, problems);
}
