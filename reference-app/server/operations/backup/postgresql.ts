import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { newestVersion } from '../../database/migrate.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { writeBackupFile } from './file.ts';

/** Saves a PostgreSQL database as it is at one moment; servers go on. */
export async function savePostgresql({ url, to }: { url: string; to: string }): Promise<void> {
  await writeBackupFile(to, async (unfinished) => {
    const dump = program('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-unlogged-table-data',
      `--file=${unfinished}`,
    ]);
    await ended('pg_dump', dump);
  });
}

/** In one transaction: a backup that cannot be read to its end changes nothing. */
export async function restorePostgresql(options: {
  url: string;
  from: string;
  replace: boolean;
}): Promise<void> {
  const { url, from, replace } = options;
  const { tables, others, settings } = await stateOf(url);
  if (others > 0)
    throw new StartFailure(
      `${others} other connections use the database: stop the servers that use it, and a pooler such as PgBouncer, then restore.`,
    );
  if (tables > 0 && !replace)
    throw new StartFailure(
      `The database has ${tables} tables: restore into an empty one, or add --replace, which deletes what is there.`,
    );
  // to psql as text, since pg_restore alone cannot empty the database in the same transaction
  const dump = program('pg_restore', undefined, ['--no-owner', '--no-privileges', '--file=-', from]);
  const load = program('psql', url, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-']);
  const loaded = ended('psql', load);
  loaded.catch(() => dump.kill());
  load.stdin.write('begin;\n');
  if (tables > 0)
    load.stdin.write(
      'drop schema if exists pgboss cascade;\ndrop schema public cascade;\ncreate schema public;\n',
    );
  const dumped = ended('pg_restore', dump);
  const statements = withoutUnknownSettings(dump.stdout, new Set(settings));
  await Promise.all([pipeline(statements, kept(load.stdin)), dumped]).catch(async (error: unknown) => {
    // without a commit nothing has happened
    load.stdin.destroy();
    await loaded;
    throw error;
  });
  load.stdin.end(`${refusalOfNewer}commit;\nanalyze;\n`);
  await loaded;
}

/** pg_restore has emptied the search path, hence the schema's name. */
const refusalOfNewer = `do $$ begin
  if (select max(version) from public.schema_version) > ${newestVersion} then
    raise 'The backup is of a newer release: restore it with that release.';
  end if;
end $$;
`;

/** pg_restore sets the session up until here. */
const endOfSettings = 'SELECT pg_catalog.set_config(';
const longestSettings = 16_384;

/** What a newer pg_restore sets and an older server does not know would end the restore. */
async function* withoutUnknownSettings(
  dump: AsyncIterable<Buffer>,
  known: ReadonlySet<string>,
): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of dump) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf(endOfSettings);
    if (end === -1 && head.length < longestSettings) continue;
    const settings = head.toString('latin1', 0, Math.max(end, 0));
    const understood = settings.replaceAll(/^SET (\w+) = .*\n/gm, (line, name: string) =>
      known.has(name) ? line : '',
    );
    yield Buffer.from(understood, 'latin1');
    yield head.subarray(Math.max(end, 0));
    head = undefined;
  }
  if (head) yield head;
}

/** The stream without its end, which is for us to write. */
function kept(stdin: Writable): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => void stdin.write(chunk, done),
    final: (done) => done(),
  });
}

async function stateOf(url: string): Promise<{ tables: number; others: number; settings: string[] }> {
  const client = new Client({ connectionString: url });
  await client.connect().catch((error: unknown) => {
    throw new StartFailure(
      `Cannot connect to the database (${error instanceof Error ? error.message : String(error)}): check DATABASE_DIRECT_URL or DATABASE_URL.`,
      { cause: error },
    );
  });
  const { rows } = await client.query<{ tables: number; others: number; settings: string[] }>(
    `select
      (select count(*)::integer from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as tables,
      (select count(*)::integer from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
      (select array_agg(name) from pg_settings) as settings`,
  );
  await client.end();
  return rows[0]!;
}

type Program = 'pg_dump' | 'pg_restore' | 'psql';

function program(name: Program, url: string | undefined, options: readonly string[]) {
  const folder = process.env.POSTGRES_BIN;
  const { address, password } = url === undefined ? {} : withoutPassword(url);
  return spawn(folder ? path.join(folder, name) : name, [...options, ...(address ? [address] : [])], {
    // arguments are everybody's on the machine to read
    env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

function withoutPassword(url: string): { address: string; password?: string } {
  const { password } = new URL(url);
  const parsed = new URL(url);
  parsed.password = '';
  return { address: parsed.href, ...(password !== '' && { password: decodeURIComponent(password) }) };
}

/** @throws StartFailure when the program is not there, or says that it could not do it */
async function ended(name: Program, child: ReturnType<typeof program>): Promise<void> {
  // what it could not be told any more is told by how it ended
  child.stdin.on('error', () => undefined);
  const said = text(child.stderr);
  try {
    await once(child, 'spawn');
  } catch (error) {
    throw new StartFailure(
      `${name} is not there: install PostgreSQL's client programs (Debian: apt-get install postgresql-client), or name their folder in POSTGRES_BIN.`,
      { cause: error },
    );
  }
  if (name !== 'pg_restore') child.stdout.resume();
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartFailure(`${name} failed, and nothing was changed: ${(await said).trim()}`);
}
