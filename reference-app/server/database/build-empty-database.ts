// Run by the build.
import { renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { emptyDatabase } from './empty-database.ts';

const unfinished = `${emptyDatabase}.unfinished`;
rmSync(unfinished, { recursive: true, force: true });
const engine = await PGlite.create(unfinished);
await engine.close();
rmSync(emptyDatabase, { recursive: true, force: true });
renameSync(unfinished, emptyDatabase);
