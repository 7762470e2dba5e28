// `node reference-app/server/employers/write-configuration.ts`: writes docs/configuration.md of the schema.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { configurationDocument } from './configuration-document.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/configuration.md');
await writeFile(
  file,
  await format(configurationDocument(), { ...(await resolveConfig(file)), parser: 'markdown' }),
);
