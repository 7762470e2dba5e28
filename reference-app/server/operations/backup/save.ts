// `npm run backup -- --to <file>`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../settings.ts';
import { runCommand } from '../command.ts';
import { saveEmbedded } from './embedded.ts';
import { savePostgresql } from './postgresql.ts';

await runCommand('npm run backup -- --to <file>', async ({ root, args, say }) => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (!values.to) return 'usage';
  const to = path.resolve(values.to);
  const { databaseUrl, databaseDirectUrl, dataFolder } = readSettings(process.env, { root });
  const url = databaseDirectUrl ?? databaseUrl;
  await (url ? savePostgresql({ url, to }) : saveEmbedded({ dataFolder, to }));
  say(`The backup is in ${to}. Keep it as safe as the database.`);
  return 'done';
});
