import { hash } from 'node:crypto';
import { profileSections, type ProfileSections } from '../../contract/profile.ts';
import { lockAccount } from '../database/lock-account.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { decideEdit, emptySections, goesByIndex, type EditDecision, type ProfileEdit } from './edit.ts';

export type StoredProfile = {
  encId: string;
  email: string;
  firstname: string;
  lastname: string;
  sections: ProfileSections;
  /** 0 before the first edit. */
  version: number;
  /** SHA-256, hex; null = there is none. */
  avatarHash: string | null;
  /** The one that applications take. */
  resume: { encId: string; name: string } | null;
};

export type Picture = { mediaType: string; bytes: Buffer };

/** @returns undefined when the account is gone */
export async function findProfile(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<StoredProfile | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('account')
    .leftJoin('candidate_profile', 'candidate_profile.account_id', 'account.id')
    .leftJoin('candidate_avatar', 'candidate_avatar.account_id', 'account.id')
    .leftJoin('candidate_resume', (join) =>
      join
        .onRef('candidate_resume.account_id', '=', 'account.id')
        .on('candidate_resume.is_current', '=', true),
    )
    .select([
      'account.enc_id',
      'account.email',
      'account.first_name',
      'account.last_name',
      'candidate_profile.sections',
      'candidate_profile.version',
      'candidate_avatar.sha256 as avatar_hash',
      'candidate_resume.enc_id as resume_id',
      'candidate_resume.name as resume_name',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return (
    row && {
      encId: row.enc_id,
      email: row.email,
      firstname: row.first_name,
      lastname: row.last_name,
      sections: row.sections ? storedSections(row.sections) : emptySections,
      version: row.version ?? 0,
      avatarHash: row.avatar_hash,
      resume:
        row.resume_id === null || row.resume_name === null
          ? null
          : { encId: row.resume_id, name: row.resume_name },
    }
  );
}

/** What was stored by an earlier release has the sections that have come since, empty. */
function storedSections(stored: unknown): ProfileSections {
  return profileSections.parse(stored);
}

export type EditResult = {
  decision: EditDecision | { kind: 'stale' };
  /** What stands now. */
  profile: StoredProfile;
};

/**
 * Edits a profile, one edit after the other.
 *
 * @param options.version what the author saw; undefined = whatever there is. What is so already is never stale.
 * @returns undefined when the account is gone
 */
export async function editProfile(
  database: Database,
  scope: EmployerScope,
  options: { accountId: number; edits: readonly ProfileEdit[]; version: number | undefined; at: Date },
): Promise<EditResult | undefined> {
  const { accountId, edits, version, at } = options;
  return inTransaction(database, async (transaction) => {
    const before = await lockProfile(transaction, scope, { accountId, at });
    if (!before) return undefined;
    let content = before;
    for (const edit of edits) {
      const decision = decideEdit(content, edit);
      const isStale = version !== undefined && version !== before.version;
      if (isStale && (decision.kind === 'changed' || goesByIndex(edit)))
        return { decision: { kind: 'stale' }, profile: before };
      if (decision.kind !== 'changed' && decision.kind !== 'same') return { decision, profile: before };
      if (decision.kind === 'changed') content = { ...before, ...decision.content };
    }
    if (content === before) return { decision: { kind: 'same' }, profile: before };
    const after = { ...content, version: before.version + 1 };
    await writeProfile(transaction, scope, { accountId, profile: after, at });
    await logAction(transaction, scope, {
      accountId,
      at,
      action: 'profile.edit',
      detail: {
        version: after.version,
        sections: [...new Set(edits.map(({ section }) => section))],
      },
    });
    return { decision: { kind: 'changed', content }, profile: after };
  });
}

/** Reads a profile and keeps other edits out until the transaction ends. */
async function lockProfile(
  transaction: Database,
  scope: EmployerScope,
  { accountId, at }: { accountId: number; at: Date },
): Promise<StoredProfile | undefined> {
  if (!(await lockAccount(transaction, scope, accountId))) return undefined;
  // before the first edit there is no row, and nobody else is here to write one
  await forEmployer(transaction, scope)
    .insertInto('candidate_profile')
    .values({ account_id: accountId, version: 0, sections: '{}', updated_at: at })
    .onConflict((conflict) => conflict.columns(['account_id']).doNothing())
    .execute();
  return findProfile(transaction, scope, accountId);
}

async function writeProfile(
  transaction: Database,
  scope: EmployerScope,
  { accountId, profile, at }: { accountId: number; profile: StoredProfile; at: Date },
): Promise<void> {
  const tables = forEmployer(transaction, scope);
  await tables
    .updateTable('account')
    .set({ first_name: profile.firstname, last_name: profile.lastname })
    .where('id', '=', accountId)
    .execute();
  await tables
    .updateTable('candidate_profile')
    .set({ version: profile.version, sections: JSON.stringify(profile.sections), updated_at: at })
    .where('account_id', '=', accountId)
    .execute();
}

/** Writes a whole profile, as the demo's are. */
export async function writeSections(
  transaction: Database,
  scope: EmployerScope,
  { accountId, sections, at }: { accountId: number; sections: ProfileSections; at: Date },
): Promise<void> {
  await forEmployer(transaction, scope)
    .insertInto('candidate_profile')
    .values({ account_id: accountId, version: 1, sections: JSON.stringify(sections), updated_at: at })
    .execute();
}

/** Keeps a picture in place of the one before. */
export async function saveAvatar(
  database: Database,
  scope: EmployerScope,
  { accountId, picture, at }: { accountId: number; picture: Picture; at: Date },
): Promise<void> {
  const kept = {
    media_type: picture.mediaType,
    sha256: hash('sha256', picture.bytes),
    bytes: picture.bytes,
  };
  await inTransaction(database, async (transaction) => {
    await forEmployer(transaction, scope)
      .insertInto('candidate_avatar')
      .values({ account_id: accountId, ...kept })
      .onConflict((conflict) => conflict.columns(['account_id']).doUpdateSet(kept))
      .execute();
    await logAction(transaction, scope, { accountId, at, action: 'profile.avatar.save', detail: {} });
  });
}

export async function findAvatar(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<Picture | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('candidate_avatar')
    .select(['media_type', 'bytes'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { mediaType: row.media_type, bytes: row.bytes };
}

/** Without a picture it does nothing. */
export async function removeAvatar(
  database: Database,
  scope: EmployerScope,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const removed = await forEmployer(transaction, scope)
      .deleteFrom('candidate_avatar')
      .where('account_id', '=', accountId)
      .returning('account_id')
      .executeTakeFirst();
    if (removed)
      await logAction(transaction, scope, { accountId, at, action: 'profile.avatar.remove', detail: {} });
  });
}
