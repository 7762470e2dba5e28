import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../../database/start-failure.ts';
import { writeWhole } from './folder.ts';

/** How far a folder's runs have come. */
export type Cursor = {
  /** What was changed later than this has not been handed out. */
  until: Date;
  /** What of the last while has been, by id and moment: `overlap` is looked at again. */
  handedOut: ReadonlySet<string>;
};

/**
 * A change is dated when it is asked for and is there for others when it is committed, by clocks of several servers: so
 * later changes may be seen before earlier ones. A request ends within two minutes. Milliseconds.
 */
export const overlap = 10 * 60 * 1000;

const names = ['applications', 'offers', 'forms'] as const;
/** Of each kind of what is handed out its own. */
export type Name = (typeof names)[number];

const fileOf = (folder: string, name: Name) =>
  path.join(folder, name === 'applications' ? 'cursor.json' : `${name}-cursor.json`);
const stored = z.object({
  employer: z.string(),
  until: z.iso.datetime(),
  handedOut: z.array(z.string()),
});

/**
 * @returns undefined where nothing was handed out yet
 * @throws StartFailure for a folder that has anything of another employer, and where a file cannot be read
 */
export async function readCursor(
  folder: string,
  { name, domain }: { name: Name; domain: string },
): Promise<Cursor | undefined> {
  let cursor: Cursor | undefined;
  for (const each of names) {
    const found = await storedIn(folder, each);
    if (!found) continue;
    if (found.employer !== domain)
      throw new StartFailure(
        `${folder} has ${each} of ${found.employer}: choose another folder for ${domain}.`,
      );
    if (each === name) cursor = { until: new Date(found.until), handedOut: new Set(found.handedOut) };
  }
  return cursor;
}

/** @throws StartFailure where the file cannot be read */
async function storedIn(folder: string, name: Name): Promise<z.infer<typeof stored> | undefined> {
  const file = fileOf(folder, name);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { success, data } = stored.safeParse(jsonIn(text));
  if (!success)
    throw new StartFailure(
      `${file} is not as this command wrote it: remove it, and say from when on with --since.`,
    );
  return data;
}

export async function writeCursor(
  folder: string,
  { name, domain, until, handedOut }: Cursor & { name: Name; domain: string },
): Promise<void> {
  const cursor: z.infer<typeof stored> = {
    employer: domain,
    until: until.toISOString(),
    handedOut: [...handedOut],
  };
  await writeWhole(fileOf(folder, name), Buffer.from(`${JSON.stringify(cursor)}\n`));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
