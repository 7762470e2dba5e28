import type { Settled } from '../../contract/resumes.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { Refusal } from '../http/refusal.ts';
import { editProfile, findProfile, type StoredProfile } from '../profile/store.ts';
import { standing } from '../profile/routes.ts';
import { editFor, unknownIds } from './rules.ts';
import { lockResume, writeSettled, type StoredResume } from './store.ts';

/**
 * Takes what a candidate accepts into the profile, and notes what they dismiss; all of it or nothing.
 *
 * @returns undefined when the candidate has no such resume
 * @throws Refusal 409 when the profile was changed since `version`, 422 for what is not proposed or cannot stand
 */
export async function settleProposals(
  database: Database,
  scope: EmployerScope,
  options: {
    accountId: number;
    encId: string;
    accept: readonly string[];
    dismiss: readonly string[];
    version: number | undefined;
    at: Date;
  },
): Promise<{ profile: StoredProfile; resume: StoredResume } | undefined> {
  const { accountId, encId, accept, dismiss, version, at } = options;
  return inTransaction(database, async (transaction) => {
    const resume = await lockResume(transaction, scope, { accountId, encId });
    if (!resume) return undefined;
    for (const [field, ids] of [
      ['accept', accept],
      ['dismiss', dismiss],
    ] as const) {
      const [unknown] = unknownIds(resume.reading, ids);
      if (unknown !== undefined) throw problem(field, `This resume proposes no ${unknown}.`);
    }
    if (accept.some((id) => dismiss.includes(id))) throw problem('dismiss', 'This is accepted as well.');
    let profile = await findProfile(transaction, scope, accountId);
    const proposals = resume.reading.state === 'read' ? resume.reading.proposals : [];
    const taken = proposals.filter(({ id }) => accept.includes(id));
    for (const [index, proposal] of taken.entries()) {
      const edit = profile && editFor(proposal, profile);
      if (!edit) throw problem('accept', 'Change your e-mail in your settings.');
      const result = await editProfile(transaction, scope, {
        accountId,
        edits: [edit],
        // ours are the changes after the first
        version: index === 0 ? version : undefined,
        at,
      });
      if (!result) return undefined;
      profile = standing(result);
    }
    if (!profile) return undefined;
    const settled: Settled = {
      ...resume.settled,
      ...Object.fromEntries(accept.map((id) => [id, 'accepted' as const])),
      ...Object.fromEntries(dismiss.map((id) => [id, 'dismissed' as const])),
    };
    await writeSettled(transaction, scope, { id: resume.id, settled });
    await logAction(transaction, scope, {
      accountId,
      at,
      action: 'resume.settle',
      detail: { resume: resume.id, accepted: accept.length, dismissed: dismiss.length },
    });
    return { profile, resume: { ...resume, settled } };
  });
}

function problem(field: string, message: string): Refusal {
  return new Refusal(422, 'Invalid request received. Please try again', {
    validationErrors: { [field]: message },
  });
}
