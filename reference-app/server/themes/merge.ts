import { resolveConflict, type Conflict, type Side } from '@portico/tokens';
import type { ThemeConflict } from '../../contract/theme-teams.ts';
import type { ThemeDocument } from '../../contract/themes.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Admit } from './admission.ts';
import { mergeDocuments } from './carried-draft.ts';
import { storedDocument } from './stored-document.ts';
import {
  lockDraft,
  lockedBetween,
  publishedTheme,
  writeDraft,
  type Author,
  type Draft,
  type Locked,
} from './store.ts';

export type Merged =
  | { draft: Draft }
  | Locked
  /** Nothing was written. */
  | { conflicts: ThemeConflict[]; theirs: Draft }
  /** Nothing was written: nobody knows any more what the work began from. */
  | { unknownBase: true; theirs: Draft };

/**
 * Merges somebody's work into the draft as it stands now, and writes it if nothing is left to be decided.
 *
 * @param options.check of what is written. @throws Refusal
 */
export async function mergeIntoDraft(
  database: Database,
  scope: EmployerScope,
  options: {
    /** Revision of the draft that the work began from. */
    base: number;
    mine: ThemeDocument;
    choices: Readonly<Record<string, Side>>;
    check: (document: unknown) => ThemeDocument;
    admit: Admit;
    author: Author;
    opensLocks: boolean;
  },
): Promise<Merged> {
  const { base, mine, choices, check, admit, author, opensLocks } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, author);
    const published = (await publishedTheme(transaction, scope))?.document ?? null;
    const theirs = current.document ?? published;
    const before = await documentAt(transaction, scope, {
      revision: base,
      current,
      shown: theirs,
      published,
    });
    if (before === undefined) return { unknownBase: true, theirs: { ...current, document: theirs } };

    const merged = mergeDocuments(before, mine, theirs);
    const open = merged.conflicts.filter((conflict) => !Object.hasOwn(choices, idOf(conflict)));
    if (open.length > 0) return { conflicts: open.map(conflictOf), theirs: { ...current, document: theirs } };
    const chosen = check(
      merged.conflicts.reduce(
        (result, conflict) => resolveConflict(result, conflict, choices[idOf(conflict)] ?? 'mine'),
        merged.document,
      ),
    );
    const document = await admit(transaction, chosen);
    const locked = await lockedBetween(transaction, scope, { before: theirs, after: document, opensLocks });
    if (locked) return locked;
    const revision = await writeDraft(transaction, scope, { current, document, author });
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.draft.merge',
      detail: { revision, base, onto: current.revision, conflicts: merged.conflicts.length },
    });
    return { draft: { ...current, revision, document, updatedAt: author.at } };
  });
}

/** What an editor saw at a revision; undefined when that is not known any more. */
async function documentAt(
  transaction: Database,
  scope: EmployerScope,
  options: {
    revision: number;
    current: Draft;
    shown: ThemeDocument | null;
    published: ThemeDocument | null;
  },
): Promise<ThemeDocument | null | undefined> {
  const { revision, current, shown, published } = options;
  if (revision === current.revision) return shown;
  const row = await forEmployer(transaction, scope)
    .selectFrom('theme_draft_revision')
    .select('document')
    .where('revision', '=', revision)
    .executeTakeFirst();
  // of before the first draft nothing was kept once
  if (!row) return revision === 0 ? published : undefined;
  return row.document === null ? null : storedDocument(row.document);
}

/** As in `token navbar.background light`. */
function idOf({ base: _base, mine: _mine, theirs: _theirs, what, ...place }: Conflict): string {
  const on = 'on' in place && place.on ? [`${place.on.page}@${place.on.minWidth}`] : [];
  const names = Object.entries(place).flatMap(([name, value]) => (name === 'on' ? [] : [String(value)]));
  return [what, ...names, ...on].join(' ');
}

function conflictOf(conflict: Conflict): ThemeConflict {
  const { base, mine, theirs, ...place } = conflict;
  return { id: idOf(conflict), place, base, mine, theirs };
}
