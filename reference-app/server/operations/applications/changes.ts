import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Expression, type SqlBool } from 'kysely';
import { logAction } from '../../audit/store.ts';
import type { Database } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import { overlap, readCursor, writeCursor, type Name } from './cursor.ts';
import { ownersOnly, unfinished } from './folder.ts';

export type HandOut = {
  count: number;
  /** The file of this run; undefined when there was nothing to write. */
  file: string | undefined;
};

export type Run = { folder: string; since: Date | undefined; now: Date };

type Change = { id: number; encId: string; updatedAt: Date };

/** What has changed after `last`, of several of one moment after its id, and until `to`; by when, and then by id. */
export type Between = { last: Pick<Change, 'id' | 'updatedAt'>; to: Date };

/** Whether something lies there, by when it has changed and its id. */
export function isBetween(
  { updatedAt, id }: { updatedAt: Expression<Date>; id: Expression<number> },
  { last, to }: Between,
): Expression<SqlBool> {
  return sql<SqlBool>`((${updatedAt}, ${id}) > (${last.updatedAt}, ${last.id}) and ${updatedAt} <= ${to})`;
}

/** What is handed out, and how. */
type Kind<Changed extends Change> = {
  name: Name;
  /** Some of what has changed; none = that was all. */
  page: (between: Between) => Promise<readonly Changed[]>;
  /** Writes the files of one. @returns its line, which says where they are */
  write: (changed: Changed) => Promise<object>;
};

/**
 * Writes what has come or changed since the last run into a folder: a line for each into a file of this run, and files
 * beside it. A run that breaks off has handed out nothing, and is made up for by the next; one that ends between its file
 * and its cursor is repeated by it.
 *
 * @param run.since in the place of where the last run stopped
 * @throws StartFailure for a folder of another employer
 */
export async function handOutChanges<Changed extends Change>(
  database: Database,
  { scope, domain }: { scope: EmployerScope; domain: string },
  { run, kind }: { run: Run; kind: Kind<Changed> },
): Promise<HandOut> {
  const { folder, since, now } = run;
  const { name } = kind;
  await mkdir(folder, { recursive: true, mode: ownersOnly.folder });
  const cursor = await readCursor(folder, { name, domain });
  const known = since === undefined ? cursor?.handedOut : undefined;
  const from = since ?? new Date((cursor?.until.getTime() ?? 0) - overlap);
  const file = path.join(folder, `${name}-${now.toISOString().replaceAll(/[:.]/g, '-')}.jsonl`);
  const lines = await open(unfinished(file), 'wx', ownersOnly.file);
  const handedOut = new Map([...(known ?? [])].map((key) => [key, momentIn(key)]));
  let until = cursor?.until.getTime() ?? 0;
  let count = 0;
  try {
    for await (const changed of changedIn(kind, { from, to: now })) {
      until = Math.max(until, changed.updatedAt.getTime());
      const key = keyOf(changed);
      if (known?.has(key)) continue;
      await lines.write(`${JSON.stringify(await kind.write(changed))}\n`);
      count += 1;
      handedOut.set(key, changed.updatedAt.getTime());
      // what is looked at again next time, and no more: there may be any number of them
      for (const [each, moment] of handedOut) {
        if (moment >= until - overlap) break;
        handedOut.delete(each);
      }
    }
    if (count === 0) return { count, file: undefined };
    await lines.sync();
    await logAction(database, scope, {
      accountId: null,
      at: now,
      action: `${name}.hand_out`,
      detail: { count, ...(from.getTime() > 0 && { from: from.toISOString() }) },
    });
    await rename(unfinished(file), file);
    await writeCursor(folder, { name, domain, until: new Date(until), handedOut: new Set(handedOut.keys()) });
    return { count, file };
  } finally {
    await lines.close();
    await rm(unfinished(file), { force: true });
  }
}

/** What has changed between two moments, both included; page after page. */
async function* changedIn<Changed extends Change>(
  { page }: Kind<Changed>,
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<Changed> {
  let last: Between['last'] = { updatedAt: from, id: 0 };
  for (;;) {
    const found = await page({ last, to });
    const end = found.at(-1);
    if (!end) return;
    yield* found;
    last = end;
  }
}

function keyOf({ encId, updatedAt }: Change): string {
  return `${encId} ${updatedAt.getTime()}`;
}

function momentIn(key: string): number {
  return Number(key.split(' ')[1]);
}
