import type { IntakeEntry, IntakeEntryOf, IntakeKind } from '../../contract/intake.ts';
import type { Background } from '../background/queue.ts';
import type { Database } from '../database/database.ts';
import type { Employer } from '../employers/directory.ts';
import { EntryProblem } from './rules.ts';
import { findCandidate, findPosition, type KnownEntry } from './store.ts';

/** What taking an entry takes. */
export type IntakeDesk = {
  transaction: Database;
  background: Pick<Background, 'send'>;
  employer: Pick<Employer, 'scope' | 'config'>;
  at: Date;
};

/**
 * Takes an entry that is new, or whose content is.
 *
 * @param known what its `external_id` stood for so far
 * @throws EntryProblem
 */
export type TakeEntry<Kind extends IntakeKind> = (
  desk: IntakeDesk,
  entry: IntakeEntryOf<Kind>,
  known: KnownEntry | undefined,
) => Promise<Pick<KnownEntry, 'accountId' | 'rowId'>>;

/** @throws EntryProblem for somebody without an account here, or another than so far */
export async function candidateOf(
  { transaction, employer }: IntakeDesk,
  email: string,
  known: KnownEntry | undefined,
): Promise<number> {
  const accountId = await findCandidate(transaction, employer.scope, email);
  if (accountId === undefined)
    throw new EntryProblem(400, 'email', 'No account of this site has this e-mail address.');
  if (known && known.accountId !== accountId)
    throw new EntryProblem(409, 'email', 'Another candidate has the entry with this external_id.');
  return accountId;
}

/** @throws EntryProblem */
export async function positionOf(
  { transaction, employer }: IntakeDesk,
  position: NonNullable<Extract<IntakeEntry, { position?: unknown }>['position']>,
): Promise<{ id: number; title: string }> {
  const found = await findPosition(transaction, employer.scope, position);
  if (!found) throw new EntryProblem(400, 'position', 'There is no such job on this site.');
  return found;
}

/** @throws EntryProblem for an entry that stays as it was told first */
export function onlyOnce(known: KnownEntry | undefined): void {
  if (known)
    throw new EntryProblem(
      409,
      'external_id',
      'What was told stays as it is. Send what is new under an external_id of its own.',
    );
}
