import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { listEntries } from '../../reference-app/server/audit/store.ts';
import type { TestServer } from './harness.ts';

/** What a hand-out has written, each line of its file; nothing where it has written none. */
export const linesIn = async <Line>(file: string | undefined): Promise<Line[]> =>
  file === undefined
    ? []
    : (await readFile(file, 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);

/** The audit log tells of the last hand-out of a kind, and how much was in it. */
export async function expectNoted(
  { database, scopes }: TestServer,
  { domain, action, count }: { domain: string; action: `${string}.hand_out`; count: number },
): Promise<void> {
  const [entry] = await listEntries(database, scopes[domain]!, { action, before: undefined, limit: 1 });
  expect(entry).toMatchObject({ action, account: null, detail: { count } });
}
