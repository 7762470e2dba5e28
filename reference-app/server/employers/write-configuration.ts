// `node reference-app/server/employers/write-configuration.ts`: writes docs/configuration.md of the schema.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { configurationDocument } from './configuration-document.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/configuration.md');
const { code } = await format(file, configurationDocument());
await writeFile(file, code);
