import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase, writeEmployers, type EmptyDatabase } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { createLog } from '../http/log.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { migrate, migrations } from './migrate.ts';

const log = createLog({ level: 'silent', write: () => undefined });
let made: EmptyDatabase;
let database: OpenDatabase;
beforeEach(async () => {
  made = await emptyDatabase({ bare: true });
  ({ database } = made);
});
afterEach(() => made.dispose());

const next = {
  version: 9000,
  name: 'to come',
  statements: `alter table job add column length integer;
    update job set length = char_length(title);
    alter table job alter column length set not null`,
};

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  return (await database.statement(statement)).rows as Record<string, unknown>[];
}
const versions = async () =>
  (await ask('select version from schema_version order by version')).map(({ version }) => version);

const known = migrations.map(({ version }) => version);

/** An employer with a job in the tables of this release. */
const writeJob = () =>
  writeEmployers(database, [{ domain: 'one.example', postings: [aPosting({ title: 'Nurse' })] }]);

test('a step runs forward on top of what is stored, once', async () => {
  await writeJob();
  expect(await migrate(database, [...migrations, next])).toBe(1);
  expect(await ask('select title, length from job')).toEqual([{ title: 'Nurse', length: 5 }]);
  expect(await migrate(database, [...migrations, next])).toBe(0);
  expect(await versions()).toEqual([...known, 9000]);
});

test('a step that fails changes nothing, and neither do those before it', async () => {
  await writeJob();
  const failing = { version: 9001, name: 'failing', statements: 'delete from job; select 1 / 0' };
  await expect(migrate(database, [...migrations, next, failing])).rejects.toThrow('division by zero');
  expect(await versions()).toEqual(known);
  expect(await ask('select * from job')).toEqual([expect.not.objectContaining({ length: 5 })]);
  // and whoever corrects it can go on
  expect(await migrate(database, [...migrations, next])).toBe(1);
});

test('servers that start at once apply each step once', async () => {
  const other = await openDatabase({ url: database.url, dataFolder: '', log });
  try {
    const steps = [...migrations, next];
    const applied = await Promise.all([migrate(database, steps), migrate(other, steps)]);
    expect(applied.toSorted()).toEqual([0, steps.length]);
    expect(await versions()).toEqual([...known, 9000]);
  } finally {
    await other.close();
  }
});

describe('a database that this release has no way from is refused, and stays as it was', () => {
  test.each([
    [9001, 'The database is of a newer release (schema 9001): start that release, or use another database.'],
    [
      47,
      'The database was made before the first release (schema 47), and no release can bring it up to date. Nothing was changed: run "npm run reset" if it holds only the demo data, otherwise use an empty database and import your jobs again.',
    ],
  ])('schema %i', async (version, message) => {
    await ask(`create table schema_version (version integer primary key, name text not null);
      insert into schema_version values (${version}, 'another')`);
    await expect(migrate(database)).rejects.toThrow(message);
    expect(await versions()).toEqual([version]);
    expect(await ask(`select tablename from pg_tables where schemaname = 'public'`)).toEqual([
      { tablename: 'schema_version' },
    ]);
  });
});
