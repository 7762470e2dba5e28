import { z } from 'zod';
import { ladders } from '../generator/ladders.ts';
import type { Department } from '../generator/parts.ts';
import { checkData, dataError, readMarkdown } from './data-file.ts';

export const entries = z.array(z.string()).min(1);
const names = z.array(z.string().min(1)).min(1);

const facts = z.strictObject({
  name: z.string(),
  businessUnits: names,
  roles: z
    .array(
      z.strictObject({
        title: z.string(),
        /** Of generator/ladders.ts. */
        ladder: z.enum(Object.keys(ladders) as (keyof typeof ladders)[]),
        field: z.string(),
        pay: z.tuple([z.number(), z.number()]),
        period: z.enum(['hour', 'year']),
        at: names,
        work: z.enum(['onsite', 'office', 'flexible']).optional(),
        employmentTypes: names.optional(),
        weight: z.number().int().min(1).optional(),
      }),
    )
    .min(1),
});

/** Below the heading of a role; `text` is its summary. */
const roleTexts = z.strictObject({
  text: z.tuple([z.string()], 'write one paragraph, on why the role exists'),
  Duties: entries,
  Needs: entries,
  Pluses: entries,
  Skills: entries,
  Focuses: entries.optional(),
});

const texts = z.looseObject({ Team: entries, Shifts: entries.optional() });

/** Reads a department with its roles. @param file below `employers` */
export function readDepartment(file: string): Department {
  const written = readMarkdown(file);
  const { name, businessUnits, roles } = checkData(file, facts, written.facts);
  const { Team: team, Shifts: shifts, ...rest } = checkData(file, texts, written.texts);
  const ofRoles = checkData(file, z.record(z.string(), roleTexts), rest);
  const strangers = Object.keys(ofRoles).filter((heading) => !roles.some(({ title }) => title === heading));
  if (strangers.length > 0)
    throw dataError(
      file,
      strangers.map((heading) => `${heading}: the front matter names no such role`),
    );
  return {
    name,
    businessUnits,
    team,
    ...(shifts && { shifts }),
    roles: roles.map(({ ladder, ...role }) => {
      const ofRole = ofRoles[role.title];
      if (!ofRole) throw dataError(file, [`${role.title}: there is no such heading below the front matter`]);
      const { text, Duties: duties, Needs: needs, Pluses: pluses, Skills: skills, Focuses: focuses } = ofRole;
      const [summary] = text;
      return {
        ...role,
        ladder: ladders[ladder],
        summary,
        duties,
        needs,
        pluses,
        skills,
        ...(focuses && { focuses }),
      };
    }),
  };
}
