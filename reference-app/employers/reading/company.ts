import path from 'node:path';
import { z } from 'zod';
import { demoLetterhead } from '../demo-offers.ts';
import type { CompanyParts } from '../generator/parts.ts';
import { checkData, dataError, namesIn, readMarkdown } from './data-file.ts';
import { entries, readDepartment } from './department.ts';
import { readPlaces } from './places.ts';

const name = z.string().min(1);

/** The front matter of `employer.md`. */
const facts = z.strictObject({
  domain: z.string().regex(/^[a-z]+\.example$/, 'write a domain that ends in .example'),
  name,
  /** How many postings there are. */
  jobs: z.number().int().min(1),
  sourcePrefix: name,
  displayPrefix: name,
  hasLogin: z.boolean(),
  externalApplyUrls: z.array(z.url({ protocol: /^https$/ })).min(1),
  /** The files in `departments`, without `.md`. */
  departments: z.array(name).min(1),
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

/** Reads what an employer is, and what its postings are made of. @param folder of the employer, below `employers` */
export function readCompany(folder: string): Omit<z.infer<typeof facts>, 'departments'> & {
  parts: CompanyParts;
} {
  const file = `${folder}/employer.md`;
  const written = readMarkdown(file);
  const { departments, ...rest } = checkData(file, facts, written.facts);
  const { Headings: headings, Benefits: benefits, ...lists } = checkData(file, texts, written.texts);
  checkListed(folder, departments);
  return {
    ...rest,
    parts: {
      domain: rest.domain,
      name: rest.name,
      sourcePrefix: rest.sourcePrefix,
      displayPrefix: rest.displayPrefix,
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
      externalApplyUrls: rest.externalApplyUrls,
      hasLogin: rest.hasLogin,
      departments: departments.map((department) => readDepartment(`${folder}/departments/${department}.md`)),
      places: readPlaces(`${folder}/places.yaml`),
    },
  };
}

/** A department that only lies in the folder would have no jobs, and nobody would be told. */
function checkListed(folder: string, departments: readonly string[]): void {
  const files = namesIn(`${folder}/departments`);
  const missing = files.filter((file) => !departments.includes(path.basename(file, '.md')));
  if (missing.length === 0) return;
  throw dataError(`${folder}/employer.md`, [
    `departments: name those of these files too: ${missing.join(', ')}`,
  ]);
}
