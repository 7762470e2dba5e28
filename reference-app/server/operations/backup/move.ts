// `npm run move -- --to <postgres://…> [--replace]`
import { parseArgs } from 'node:util';
import { StartFailure } from '../../database/start-failure.ts';
import { readSettings } from '../../settings/settings.ts';
import { runCommand } from '../command.ts';
import { compareTables, type Compared } from './compare.ts';
import { countOthers } from './connection.ts';
import { fillDatabase } from './fill-database.ts';
import { BackupReader } from './read-backup.ts';
import { withDatabase } from './with-database.ts';
import { withSource, writeBackup, type Source } from './write-backup.ts';

await runCommand('npm run move -- --to <postgres://…> [--replace]', async ({ root, args, say, log }) => {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  if (!values.to) return 'usage';
  const target = { url: values.to, from: '--to' };
  const settings = readSettings(process.env, { root });
  const moved = async (source: Source) => {
    let compared: Compared[] = [];
    const copy = new BackupReader(writeBackup(source), 'The copy');
    const leftOut = await fillDatabase(target, copy, {
      replace: values.replace,
      // before newer steps change tables there, and while the moment that was copied can still be asked here
      check: async (client, { tables }) => {
        compared = await compareTables(tables, { one: source.client, other: client });
        assertSame(compared);
      },
    });
    for (const name of leftOut) say(`Left out, since this release has none: ${name}`);
    for (const { name, rows } of compared) if (rows > 0) say(`${name}: ${rows} rows, the same in both`);
    const others = await countOthers(source.client);
    if (others > 0)
      say(
        `${others} other connections use the old database: what they have written since is not in the new one.`,
      );
  };
  await withDatabase(settings, { isRead: true, log }, (address) => withSource(address, moved));
  say('The database is copied. Set DATABASE_URL to the new one; the old one is as it was.');
  return 'done';
});

function assertSame(compared: readonly Compared[]): void {
  const different = compared.filter(({ difference }) => difference !== undefined);
  if (different.length === 0) return;
  throw new StartFailure(
    `The copy is not the same, and nothing was changed:\n${different.map(({ name, difference }) => `  ${name}: ${difference}`).join('\n')}`,
  );
}
