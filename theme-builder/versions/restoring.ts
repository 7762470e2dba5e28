import { failureOf } from '../backend.ts';
import type { Editor } from '../store/editor.ts';
import { rebase } from '../store/rebase.ts';

export type RestoreOutcome =
  | { status: 'restored'; made: number }
  /** Somebody else has published this version since ours was seen. */
  | { status: 'overtaken'; version: number }
  | { status: 'offline' }
  | { status: 'failed'; message?: string };

/** Publishes a version again. The draft, and what is unsaved, goes on from that; where nothing is, the page and the fields show it. */
export const restoreVersion = async (editor: Editor, version: number): Promise<RestoreOutcome> => {
  editor.endGesture();
  const seen = editor.read().published;
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
      if (now) saver?.conflict({ ...now.draft, document: now.draft.document ?? document }, live.document);
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
};
