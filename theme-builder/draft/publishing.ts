import { isSame, type ThemeDocument } from '@portico/tokens';
import { failureOf, type LoadedThemes, type Refused } from '../backend/backend.ts';
import { giveReason } from '../guard/give-reason.ts';
import type { Published } from '../store/editor-state.ts';
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
  /** No answer came, and none can be asked for: it may be live. */
  | { status: 'unanswered' }
  /** The session has ended: after a login it may go. */
  | { status: 'logged-out'; message: string }
  | { status: 'failed'; message?: string };

/** Publications whose answers were lost: the theme may be live, or be so any moment. */
const unanswered = new WeakSet<Editor>();

/** Makes the edited theme the site's. `reason` lets failing contrast pass, in the author's name. */
export async function publishTheme(
  editor: Editor,
  { note, reason }: { note: string; reason: string },
): Promise<PublishOutcome> {
  editor.endGesture();
  const saver = editor.saver();
  const before = editor.read().published;
  if (await giveReason(editor, reason)) return { status: 'reason-needed' };
  const { document, theme } = editor.read().live;
  if (!editor.read().hasDraft) {
    if (isSame(document, editor.read().published.document)) return alreadyLive(editor);
    saver?.changed(document);
  }
  const isSaved = await saver?.flush();
  if (!saver || !isSaved) return notSaved(editor);
  if (editor.read().live.document !== document) return { status: 'merged' };
  try {
    const { version } = await editor.backend.publish(note, saver.revision() ?? 0);
    editor.write({ published: { document, theme, version }, hasDraft: false });
    saver.published(document);
    return done(editor);
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'conflict')
      return overtaken(editor, { before, again: () => publishTheme(editor, { note, reason }) });
    // saving has told meanwhile that somebody else was first: there is no draft any more
    if (failure?.kind === 'refused' && isSame(editor.read().published.document, document))
      return alreadyLive(editor);
    if (failure?.kind === 'refused') return refused(failure);
    unanswered.add(editor);
    return lookedUp(editor, { before, isOffline: failure?.kind === 'offline' });
  }
}

const refused = ({ message, isLoggedOut }: Pick<Refused, 'message' | 'isLoggedOut'>): PublishOutcome =>
  isLoggedOut ? { status: 'logged-out', message } : { status: 'failed', message };

function notSaved(editor: Editor): PublishOutcome {
  const { draft } = editor.read();
  return draft.status === 'refused' && draft.isLoggedOut ? refused(draft) : { status: 'not-saved' };
}

function done(editor: Editor): PublishOutcome {
  unanswered.delete(editor);
  editor.announce({ what: 'published' });
  return { status: 'published' };
}

/** What is edited is live: by oneself where an answer was lost, else by somebody who was quicker. */
const alreadyLive = (editor: Editor): PublishOutcome =>
  unanswered.has(editor) ? done(editor) : { status: 'published-by-other' };

/** Where an answer was lost, the server may say whether it has published. */
async function lookedUp(
  editor: Editor,
  { before, isOffline }: { before: Published; isOffline: boolean },
): Promise<PublishOutcome> {
  const loaded = await editor.backend.load().catch(() => undefined);
  if (!loaded) return { status: isOffline ? 'unanswered' : 'failed' };
  const now = publishedSince(editor, loaded, before);
  if (now && loaded.draft.document === null && isSame(now, editor.read().live.document)) {
    ended(editor, now);
    return done(editor);
  }
  return { status: 'failed' };
}

/** What is live now, where that is another version than `before`; whoever else has heard of it already. */
const publishedSince = (
  editor: Editor,
  { published }: LoadedThemes,
  before: Published,
): ThemeDocument | undefined =>
  published.version > before.version ? editor.takePublished(published) : undefined;

/** The draft has become what is published. */
function ended(editor: Editor, published: ThemeDocument) {
  editor.write({ hasDraft: false });
  editor.saver()?.published(published);
}

/**
 * Somebody else has saved, published or discarded the draft since it was saved here, or published something beside it.
 * Nothing of ours is lost. `again` publishes what turns out to be as it was looked at.
 */
async function overtaken(
  editor: Editor,
  { before, again }: { before: Published; again: () => Promise<PublishOutcome> },
): Promise<PublishOutcome> {
  const mine = editor.read().live.document;
  const loaded = await editor.backend.load().catch(() => undefined);
  if (!loaded) return { status: 'offline' };
  // the refusal may be older by now
  const theirs = loaded.draft;
  const now = publishedSince(editor, loaded, before);
  if (theirs.document === null && now && isSame(now, mine)) {
    ended(editor, now);
    return alreadyLive(editor);
  }
  editor.saver()?.conflict({ ...theirs, document: theirs.document ?? now ?? null }, mine);
  if (!now && isSame(theirs.document, mine)) return again();
  return { status: editor.read().draft.status === 'conflict' ? 'not-saved' : 'merged' };
}
