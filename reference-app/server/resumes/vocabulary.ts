import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Vocabulary } from './proposals/propose.ts';

/** The words that resumes are read by: skills, places and titles of the employer's postings, open and closed. */
export async function vocabularyOf(database: Database, scope: EmployerScope): Promise<Vocabulary> {
  const tables = forEmployer(database, scope);
  const values = await tables
    .selectFrom('facet_value')
    .select(['facet', 'value'])
    .where('facet', 'in', ['skill', 'location'])
    // a place that is not on the map may be none: "Remote"
    .where((row) => row.or([row('facet', '=', 'skill'), row('latitude', 'is not', null)]))
    .orderBy('code')
    .execute();
  const words = await tables.selectFrom('title_word').select('word').execute();
  return {
    skills: values.filter(({ facet }) => facet === 'skill').map(({ value }) => value),
    // of one name there may be several
    places: [...new Set(values.filter(({ facet }) => facet === 'location').map(({ value }) => value))],
    titleWords: new Set(words.map(({ word }) => word)),
  };
}
