import type { CompiledQuery, Kysely } from 'kysely';
import { tables, type Database } from './database.ts';
import { forEmployer, type EmployerScope, type EmployerTables } from './for-employer.ts';
import type { Tables } from './schema.ts';

type Given = Readonly<Record<string, unknown>>;
/** As Kysely builds them, and no raw statement, of which nobody knows whose rows it asks for. */
type Select<Row> = { readonly isSelectQueryBuilder: true; compile: () => CompiledQuery<Row> };

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
 * request, where writing it takes longer than sending it. PostgreSQL is told all of it each time, since a pooler may stand
 * before it.
 *
 * @param build only values may differ from one time to the next: it is given a blank for each, and cannot look at them
 */
export function prepared<Values extends Given, Row>(
  build: (ours: EmployerTables, values: Values) => Select<Row>,
): (database: Database, scope: EmployerScope, values: Values) => Promise<Row[]> {
  const run = writtenOnce<Row>((database) => {
    const written = build(forEmployer(database, new Blank() as unknown as EmployerScope), blanks as Values);
    return written.compile();
  });
  return (database, scope, values) =>
    run(database, ({ name }) => (name === undefined ? scope : values[name]));
}

/** The same of all employers; only `across-employers.ts` hands it out. */
export function writtenOnceAcross<Values extends Given, Row>(
  build: (all: Kysely<Tables>, values: Values) => Select<Row>,
): (source: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const run = writtenOnce<Row>((database) => build(database[tables], blanks as Values).compile());
  return (source, values) => run({ [tables]: source }, ({ name = '' }) => values[name]);
}

function writtenOnce<Row>(build: (database: Database) => CompiledQuery<Row>) {
  let written: CompiledQuery<Row> | undefined;
  return async (database: Database, valueOf: (blank: Blank) => unknown): Promise<Row[]> => {
    written ??= build(database);
    const parameters = written.parameters.map((value) => (value instanceof Blank ? valueOf(value) : value));
    const { rows } = await database[tables].executeQuery<Row>({ ...written, parameters });
    return rows;
  };
}
