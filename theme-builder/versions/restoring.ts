import type { ThemeDocument } from '@portico/tokens';
import { mergeThemes, type Conflict } from '@portico/tokens/compare';
import { failureOf } from '../backend/backend.ts';
import type { Restored } from '../store/draft-saver.ts';
import { withTheirs } from '../store/merge-drafts.ts';
import { readDocument, type Published } from '../store/editor-state.ts';
import type { Editor } from '../store/editor.ts';
import { rebase } from '../store/rebase.ts';

type RestoreOutcome =
  | { status: 'restored'; made: number }
  /** Somebody else has published this version since ours was seen. */
  | { status: 'overtaken'; version: number }
  | { status: 'offline' }
  | { status: 'failed'; message?: string };

/** A document as it was at each of these places before both sides changed them. */
const asBefore = (document: ThemeDocument, conflicts: readonly Conflict[]): ThemeDocument =>
  withTheirs(
    document,
    conflicts.map((conflict) => ({ ...conflict, theirs: conflict.base }) as Conflict),
  );

/**
 * What there is to choose between a draft and the version that is live again: the server lets the draft's values stand, and
 * nobody has been asked. Undefined where they change nothing in common.
 */
function askedAbout(
  editor: Editor,
  {
    before,
    draft,
    restored,
    carried,
  }: Record<'before' | 'draft' | 'restored', ThemeDocument> & { carried: unknown },
): Restored | undefined {
  const { conflicts } = mergeThemes(before, draft, restored);
  const base = editor.saver()?.base();
  const now = readDocument(editor.product, carried);
  if (conflicts.length === 0 || !base || !now) return undefined;
  return { base: asBefore(base, conflicts), document: withTheirs(now, conflicts) };
}

/**
 * Publishes a version again. The draft, and what is unsaved, goes on from that; where nothing is, the page and the fields show it.
 *
 * @param seen what was live when one was asked: another one is not to be undone unseen, though the editor has heard of it
 */
export async function restoreVersion(
  editor: Editor,
  version: number,
  seen: Published,
): Promise<RestoreOutcome> {
  editor.endGesture();
  try {
    const made = await editor.backend.publishing.restore(version, seen.version);
    const { history, hasDraft, live } = editor.read();
    const document = editor.takePublished(made);
    const saver = editor.saver();
    if (!hasDraft && saver?.isSaved()) {
      saver.published(document);
      editor.put(document, rebase(history, { base: seen.document, theirs: document }));
    } else {
      // the server has carried the draft onto it; who is offline now learns of that with the next save
      const now = await editor.backend.load().catch(() => undefined);
      if (now) {
        const theirs = { ...now.draft, document: now.draft.document ?? document };
        const places = { before: seen.document, draft: live.document, restored: document };
        saver?.conflict(theirs, live.document, askedAbout(editor, { ...places, carried: theirs.document }));
      }
    }
    return { status: 'restored', made: made.version };
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'offline') return { status: 'offline' };
    if (failure?.kind === 'refused') return { status: 'failed', message: failure.message };
    if (failure?.kind !== 'conflict') return { status: 'failed' };
    const { published } = await editor.backend.load();
    editor.takePublished(published);
    return { status: 'overtaken', version: published.version };
  }
}
