import { isSame } from '@portico/tokens';
import { failureOf } from '../backend.ts';
import { giveReason } from '../guard/give-reason.ts';
import type { Editor } from '../store/editor.ts';

export type PublishOutcome =
  | { status: 'published' }
  /** Somebody else was quicker, with the same theme. */
  | { status: 'published-by-other' }
  /** Pairs cannot be read and nobody has said why that is meant. */
  | { status: 'reason-needed' }
  /** Somebody else's changes were added; nobody has looked at what would be published. */
  | { status: 'merged' }
  /** The draft could not be saved, or changed meanwhile: the draft's own state says which. */
  | { status: 'not-saved' }
  | { status: 'offline' }
  | { status: 'failed'; message?: string };

/** Makes the edited theme the site's. `reason` lets failing contrast pass, in the author's name. */
export const publishTheme = async (
  editor: Editor,
  { note, reason }: { note: string; reason: string },
): Promise<PublishOutcome> => {
  editor.endGesture();
  const saver = editor.saver();
  if (await giveReason(editor, reason)) return { status: 'reason-needed' };
  const { document, theme } = editor.read().live;
  if (!editor.read().hasDraft) saver?.changed(document);
  const isSaved = await saver?.flush();
  if (!saver || !isSaved) return { status: 'not-saved' };
  if (editor.read().live.document !== document) return { status: 'merged' };
  try {
    const { version } = await editor.backend.publish(note, saver.revision() ?? 0);
    editor.write({ published: { document, theme, version }, hasDraft: false });
    saver.published(document);
    editor.announce({ what: 'published' });
    return { status: 'published' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'conflict') return overtaken(editor, () => publishTheme(editor, { note, reason }));
    if (failure?.kind === 'offline') return { status: 'offline' };
    // saving has told meanwhile that somebody else was first: there is no draft any more
    if (failure?.kind === 'refused' && isSame(editor.read().published.document, document))
      return { status: 'published-by-other' };
    return { status: 'failed', message: failure?.message };
  }
};

/**
 * Somebody else has saved, published or discarded the draft since it was saved here, or published something beside it.
 * Nothing of ours is lost. `again` publishes what turns out to be as it was looked at.
 */
const overtaken = async (editor: Editor, again: () => Promise<PublishOutcome>): Promise<PublishOutcome> => {
  const saver = editor.saver();
  const mine = editor.read().live.document;
  const loaded = await editor.backend.load().catch(() => undefined);
  if (!loaded) return { status: 'offline' };
  // the refusal may be older by now
  const theirs = loaded.draft;
  const isNewer = loaded.published.version > editor.read().published.version;
  const now = isNewer ? editor.takePublished(loaded.published) : undefined;
  if (theirs.document === null && now && isSame(now, mine)) {
    editor.write({ hasDraft: false });
    saver?.published(now);
    return { status: 'published-by-other' };
  }
  saver?.conflict({ ...theirs, document: theirs.document ?? now ?? null }, mine);
  if (!now && isSame(theirs.document, mine)) return again();
  return { status: editor.read().draft.status === 'conflict' ? 'not-saved' : 'merged' };
};
