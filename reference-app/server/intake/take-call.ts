import type { IntakeEntry, IntakeKind, IntakeOutcome } from '../../contract/intake.ts';
import { logAction } from '../audit/store.ts';
import type { Background } from '../background/queue.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { Employer } from '../employers/directory.ts';
import { holdForms } from '../employer-forms/give.ts';
import type { Scan } from '../files/scan.ts';
import { Refusal } from '../http/refusal.ts';
import type { IntakeDesk, TakeEntry } from './desk.ts';
import { takeApplicationStatus } from './entries/application-status.ts';
import { takeEvent, takeInterview, takeNudge, takeReferral } from './entries/dashboard.ts';
import { takeForm } from './entries/form.ts';
import { takeNotification } from './entries/notification.ts';
import { checkLetters, takeOffer } from './entries/offer.ts';
import { takeOfferWithdrawal } from './entries/offer-withdrawal.ts';
import { contentHashOf, EntryProblem, sha256Of } from './rules.ts';
import { findEntry, noteCall, takeTurn, writeEntry } from './store.ts';

const takers: { readonly [Kind in IntakeKind]: TakeEntry<Kind> } = {
  offer: takeOffer,
  offer_withdrawal: takeOfferWithdrawal,
  application_status: takeApplicationStatus,
  interview: takeInterview,
  event: takeEvent,
  referral: takeReferral,
  nudge: takeNudge,
  notification: takeNotification,
  form: takeForm,
};

/** What became of a call. */
export type TakenCall = {
  isNew: boolean;
  entries: { kind: IntakeKind; external_id: string; outcome: IntakeOutcome }[];
};

/**
 * Takes all entries of a call in their order, or none; a call that comes again changes nothing.
 *
 * @throws Refusal 400, 409, 503
 */
export async function takeCall(
  { database, background }: { database: Database; background: Pick<Background, 'send'> },
  employer: Employer,
  {
    id,
    body,
    entries,
    scan,
    at,
  }: { id: string; body: Buffer; entries: readonly IntakeEntry[]; scan: Scan; at: Date },
): Promise<TakenCall> {
  const { scope } = employer;
  // before anything is held: a scanner may be slow
  for (const [index, entry] of entries.entries())
    if (entry.kind === 'offer') await checkLetters(entry, scan).catch(refuse(entry, index));
  return inTransaction(database, async (transaction) => {
    await takeTurn(transaction, scope, at);
    const noted = await noteCall(transaction, scope, { id, bodySha256: sha256Of(body), at });
    if (noted === 'other') throw new Refusal(409, 'Another call had this webhook-id.');
    const isNew = noted === 'new';
    if (isNew)
      await holdForms(
        transaction,
        scope,
        entries.flatMap((entry) => (entry.kind === 'form' ? (entry.form_id ?? []) : [])),
      );
    const taken: TakenCall['entries'] = [];
    for (const [index, entry] of entries.entries()) {
      const { kind, external_id } = entry;
      const outcome = isNew
        ? await takeEntry({ transaction, background, employer, at }, entry).catch(refuse(entry, index))
        : 'unchanged';
      taken.push({ kind, external_id, outcome });
    }
    return { isNew, entries: taken };
  });
}

async function takeEntry(desk: IntakeDesk, entry: IntakeEntry): Promise<IntakeOutcome> {
  const { transaction, at } = desk;
  const { scope } = desk.employer;
  const { kind, external_id: externalId } = entry;
  const contentSha256 = contentHashOf(entry);
  const known = await findEntry(transaction, scope, { kind, externalId });
  if (known?.contentSha256 === contentSha256) return 'unchanged';
  // each takes its own kind, which the compiler cannot tell of a union
  const take = takers[kind] as TakeEntry<IntakeKind>;
  const written = await take(desk, entry, known);
  await writeEntry(transaction, scope, { ...written, entry, contentSha256, at });
  const outcome = known ? 'updated' : 'created';
  await logAction(transaction, scope, {
    accountId: null,
    at,
    action: `intake.${kind}`,
    detail: { id: written.rowId, outcome },
  });
  return outcome;
}

/** Says of which entry a problem is. */
function refuse({ kind, external_id }: IntakeEntry, index: number): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof EntryProblem || error instanceof Refusal)) throw error;
    const field = error instanceof EntryProblem ? error.field : 'external_id';
    throw new Refusal(
      error.status,
      `Nothing was taken. Entry ${index + 1} (${kind} “${external_id}”), ${field}: ${error.message}`,
      { validationErrors: { [`entries.${index}.${field}`]: error.message } },
    );
  };
}
