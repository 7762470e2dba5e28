import type { CompiledQuery } from 'kysely';
import { tables, type Database } from './database.ts';
import { forEmployer, type EmployerScope, type EmployerTables } from './for-employer.ts';

/** Stands for a value that is not known yet; without a name for the employer. */
class Blank {
  readonly name: string | undefined;
  constructor(name?: string) {
    this.name = name;
  }
}
const blanks = new Proxy({}, { get: (_, name) => new Blank(String(name)) });

/**
 * A query of one employer whose statement is written once, instead of each time that it is made; for those of nearly every
 * request, where writing it takes longer than sending it. The database is told all of it each time: nothing is prepared there.
 *
 * @param build only values may differ from one time to the next: it is given a blank for each, and cannot look at them
 */
export function prepared<Given extends Readonly<Record<string, unknown>>, Row>(
  build: (tables: EmployerTables, given: Given) => { compile: () => CompiledQuery<Row> },
): (database: Database, scope: EmployerScope, given: Given) => Promise<Row[]> {
  let written: CompiledQuery<Row> | undefined;
  return async (database, scope, given) => {
    written ??= build(
      forEmployer(database, new Blank() as unknown as EmployerScope),
      blanks as Given,
    ).compile();
    const parameters = written.parameters.map((value) => {
      if (!(value instanceof Blank)) return value;
      return value.name === undefined ? scope : given[value.name];
    });
    const { rows } = await database[tables].executeQuery<Row>({ ...written, parameters });
    return rows;
  };
}
