// `npm run backup -- --to <file>`
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { readSettings } from '../../settings/settings.ts';
import { runCommand } from '../command.ts';
import { writeBackupFile } from './file.ts';
import { withDatabase } from './with-database.ts';
import { withSource, writeBackup } from './write-backup.ts';

await runCommand('npm run backup -- --to <file>', async ({ root, args, say, log }) => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (!values.to) return 'usage';
  const to = path.resolve(values.to);
  await withDatabase(readSettings(process.env, { root }), { isRead: true, log }, (address) =>
    writeBackupFile(to, (unfinished) =>
      withSource(address, (source) =>
        pipeline(writeBackup(source), createGzip(), createWriteStream(unfinished, { flush: true })),
      ),
    ),
  );
  say(`The backup is in ${to}. Keep it as safe as the database.`);
  return 'done';
});
