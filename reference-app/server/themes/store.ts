import { currentSchema, isSectionId, withOverriding } from '@portico/tokens';
import { sql } from 'kysely';
import type { ThemeDocument } from '../../contract/themes.ts';
import { logAction } from '../audit/store.ts';
import { inSnapshot, inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { prepared } from '../database/prepared.ts';
import type { Base } from '../http/if-match.ts';
import type { Admit } from './admission.ts';
import { carriedDraft } from './carried-draft.ts';
import { listLocks, lockedChanges } from './locks.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { storedDocument } from './stored-document.ts';

export type Draft = {
  /** 0 before the first draft. */
  revision: number;
  /** null = nothing is drafted. */
  document: ThemeDocument | null;
  /** The revision that it began with. */
  begun: number;
  updatedAt: Date | null;
};

export type ThemeVersion = {
  version: number;
  document: ThemeDocument;
  publishedAt: Date;
};

/** A write that was based on an older state; `theirs` is what stands now. */
export type Stale<State = Draft> = { stale: true; theirs: State };

/** A write that changes what is locked, and is not written. */
export type Locked = {
  /** The path as in `sections.navbar.background`, with who locked the section, where that is known. */
  locked: { path: string; section: string; by: string | null }[];
};

/** How many of the last states of a draft are kept, so that a waiver that undo brings back is known as whose it was. */
const keptDraftRevisions = 200;

/** Who writes, and when. */
export type Author = { accountId: number | null; at: Date };

/** The newest version; undefined before the first publication. */
export async function publishedTheme(
  database: Database,
  scope: EmployerScope,
): Promise<ThemeVersion | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('theme_version')
    .select(['version', 'document', 'published_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && versionOf(row);
}

/**
 * What the employer's pages wear: what is published, or the version before it while a newer release, in the middle of an
 * update of several servers, has published what this one cannot read.
 */
export async function wornTheme(database: Database, scope: EmployerScope): Promise<ThemeVersion | undefined> {
  const [row] = await newestReadable(database, scope, {});
  return row && versionOf(row);
}

const newestReadable = prepared((tables) =>
  tables
    .selectFrom('theme_version')
    .select(['version', 'document', 'published_at'])
    .where(sql`cast(document->>'schema' as integer)`, '<=', currentSchema)
    .orderBy('version', 'desc')
    .limit(1),
);

export async function findDraft(database: Database, scope: EmployerScope): Promise<Draft> {
  const row = await forEmployer(database, scope).selectFrom('theme_draft').selectAll().executeTakeFirst();
  return draftOf(row);
}

/** The draft and what is published, at one moment: a publication ends the one with the other. */
export async function standingTheme(
  database: Database,
  scope: EmployerScope,
): Promise<{ draft: Draft; published: ThemeVersion | undefined }> {
  return inSnapshot(database, async (snapshot) => ({
    draft: await findDraft(snapshot, scope),
    published: await publishedTheme(snapshot, scope),
  }));
}

/** What an editor sees: the draft, or what is published when nothing is drafted. */
export async function shownDocument(database: Database, scope: EmployerScope): Promise<ThemeDocument | null> {
  const { draft, published } = await standingTheme(database, scope);
  return draft.document ?? published?.document ?? null;
}

/**
 * Replaces the draft, or discards it with `document` null, if it still is the one that the author saw.
 *
 * @param options.base of the draft
 * @param options.opensLocks whether the author may change what is locked
 */
export async function saveDraft(
  database: Database,
  scope: EmployerScope,
  options: {
    base: Base;
    document: ThemeDocument | null;
    admit: Admit;
    author: Author;
    opensLocks: boolean;
  },
): Promise<Draft | Stale | Locked> {
  const { base, admit, author, opensLocks } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, author);
    if (base !== '*' && current.revision !== base) return { stale: true, theirs: current };
    if (options.document === null && current.document === null) return current;
    const document = options.document && (await admit(transaction, options.document));
    const published = (await publishedTheme(transaction, scope))?.document ?? null;
    const locked = await lockedBetween(transaction, scope, {
      before: current.document ?? published,
      after: document ?? published,
      opensLocks,
    });
    if (locked) return locked;
    const revision = await writeDraft(transaction, scope, { current, document, author });
    await logAction(transaction, scope, {
      ...author,
      action: document === null ? 'theme.draft.discard' : 'theme.draft.save',
      detail: { revision },
    });
    return { ...current, revision, document, updatedAt: author.at };
  });
}

/**
 * Makes the draft the next version. Of several calls for one draft one publishes it.
 *
 * @param options.opensLocks whether the author may publish what is locked
 * @returns undefined when there is no draft
 */
export async function publishDraft(
  database: Database,
  scope: EmployerScope,
  options: { base: Base; note: string; author: Author; opensLocks: boolean },
): Promise<ThemeVersion | Stale | Locked | undefined> {
  const { base, note, author, opensLocks } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, author);
    if (base !== '*' && current.revision !== base) return { stale: true, theirs: current };
    if (current.document === null) return undefined;
    const { document } = current;
    const locked = await lockedBetween(transaction, scope, {
      before: (await publishedTheme(transaction, scope))?.document ?? null,
      after: document,
      opensLocks,
    });
    if (locked) return locked;
    refuseUnreadable(document);
    const published = await publishVersion(transaction, scope, {
      current,
      document,
      from: document,
      note,
      author,
    });
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.publish',
      detail: { version: published.version, draftRevision: current.revision, note },
    });
    return published;
  });
}

/**
 * Publishes an old version's document again, as a new version, if the published one still is what the author saw.
 *
 * @param options.base of the published version
 * @returns undefined when there is no such version
 */
export async function restoreVersion(
  database: Database,
  scope: EmployerScope,
  options: { base: Base; version: number; author: Author; opensLocks: boolean },
): Promise<ThemeVersion | Stale<ThemeVersion | undefined> | Locked | undefined> {
  const { base, version, author, opensLocks } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, author);
    const theirs = await publishedTheme(transaction, scope);
    if (base !== '*' && base !== (theirs?.version ?? 0)) return { stale: true, theirs };
    const old = await forEmployer(transaction, scope)
      .selectFrom('theme_version')
      .select('document')
      .where('version', '=', version)
      .executeTakeFirst();
    if (!old) return undefined;
    const document = storedDocument(old.document);
    const locked = await lockedBetween(transaction, scope, {
      before: theirs?.document ?? null,
      after: document,
      opensLocks,
    });
    if (locked) return locked;
    const note = `Version ${version} restored`;
    const from = theirs?.document ?? null;
    const published = await publishVersion(transaction, scope, { current, document, note, author, from });
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.restore',
      detail: { version: published.version, restored: version },
    });
    return published;
  });
}

/** Publishes a theme that comes with the employer. */
export async function publishDocument(
  database: Database,
  scope: EmployerScope,
  options: { document: ThemeDocument; note: string; author: Author },
): Promise<ThemeVersion> {
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, options.author);
    const from = (await publishedTheme(transaction, scope))?.document ?? null;
    const published = await publishVersion(transaction, scope, { ...options, current, from });
    await logAction(transaction, scope, {
      ...options.author,
      action: 'theme.publish',
      detail: { version: published.version, note: options.note },
    });
    return published;
  });
}

/** Reads the draft and keeps other writers of the employer's theme out until the transaction ends. */
export async function lockDraft(transaction: Database, scope: EmployerScope, author: Author): Promise<Draft> {
  const tables = forEmployer(transaction, scope);
  // A row to lock must exist first.
  await tables
    .insertInto('theme_draft')
    .values({ revision: 0, document: 'null', updated_at: author.at, updated_by: author.accountId ?? 0 })
    .onConflict((conflict) => conflict.columns([]).doNothing())
    .execute();
  return draftOf(await tables.selectFrom('theme_draft').selectAll().forUpdate().executeTakeFirst());
}

/** What the author changes between two states although it is locked; undefined for nothing, or when they may. */
export async function lockedBetween(
  transaction: Database,
  scope: EmployerScope,
  options: { before: ThemeDocument | null; after: ThemeDocument | null; opensLocks: boolean },
): Promise<Locked | undefined> {
  if (options.opensLocks) return undefined;
  const locks = new Map(
    (await listLocks(transaction, scope)).flatMap(({ section, by }) =>
      (isSectionId(section) ? withOverriding(section) : [section]).map((id) => [id, by] as const),
    ),
  );
  const changed = lockedChanges(options.before, options.after, new Set(locks.keys()));
  if (changed.length === 0) return undefined;
  return { locked: changed.map((place) => ({ ...place, by: locks.get(place.section) ?? null })) };
}

/** The caller has locked the draft. @returns its new revision */
export async function writeDraft(
  transaction: Database,
  scope: EmployerScope,
  options: { current: Draft; document: ThemeDocument | null; author: Author },
): Promise<number> {
  const { current, document, author } = options;
  const revision = current.revision + 1;
  const tables = forEmployer(transaction, scope);
  await tables
    .insertInto('theme_draft_revision')
    .values({ revision, document: JSON.stringify(document) })
    .execute();
  await tables
    .deleteFrom('theme_draft_revision')
    .where('revision', '<=', revision - keptDraftRevisions)
    .execute();
  await tables
    .updateTable('theme_draft')
    .set({
      revision,
      document: JSON.stringify(document),
      begun: current.document === null ? revision : current.begun,
      updated_at: author.at,
      updated_by: author.accountId ?? 0,
    })
    .execute();
  return revision;
}

/**
 * Makes a document the next version. The draft goes on from it, with another revision, so that nobody who has it open saves
 * or publishes without having seen that. The caller has locked the draft.
 *
 * @param options.from what the draft was made from: what was published before, or a state of the draft that is published now
 */
export async function publishVersion(
  transaction: Database,
  scope: EmployerScope,
  options: {
    current: Draft;
    document: ThemeDocument;
    from: ThemeDocument | null;
    note: string;
    author: Author;
  },
): Promise<ThemeVersion> {
  const { current, document, from, author } = options;
  const before = await publishedTheme(transaction, scope);
  const published = await insertVersion(transaction, scope, {
    ...options,
    version: (before?.version ?? 0) + 1,
  });
  const isSeen = current.revision > 0 || before !== undefined;
  if (!isSeen) return published;
  const draft = current.document && carriedDraft({ draft: current.document, from, to: document });
  await writeDraft(transaction, scope, { current, document: draft, author });
  return published;
}

async function insertVersion(
  transaction: Database,
  scope: EmployerScope,
  options: { version: number; document: ThemeDocument; note: string; author: Author },
): Promise<ThemeVersion> {
  const { version, document, note, author } = options;
  await forEmployer(transaction, scope)
    .insertInto('theme_version')
    .values({
      version,
      document: JSON.stringify(document),
      published_at: author.at,
      published_by: author.accountId,
      note,
    })
    .execute();
  return { version, document, publishedAt: author.at };
}

function versionOf(row: { version: number; document: unknown; published_at: Date }): ThemeVersion {
  return { version: row.version, document: storedDocument(row.document), publishedAt: row.published_at };
}

function draftOf(
  row: { revision: number; document: ThemeDocument | null; begun: number; updated_at: Date } | undefined,
): Draft {
  if (!row || row.revision === 0) return { revision: 0, document: null, begun: 0, updatedAt: null };
  return {
    revision: row.revision,
    document: row.document === null ? null : storedDocument(row.document),
    begun: row.begun,
    updatedAt: row.updated_at,
  };
}
