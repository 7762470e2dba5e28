import { failureOf } from '../backend.ts';
import type { Editor } from '../store/editor.ts';
import { rebase } from '../store/rebase.ts';

export type RestoreOutcome =
  | { status: 'restored'; made: number }
  /** Somebody else has published this version since ours was seen. */
  | { status: 'overtaken'; version: number }
  | { status: 'offline' }
  | { status: 'failed'; message?: string };

/** Publishes a version again. What is drafted or unsaved stays; where nothing is, the page and the fields show it. */
export const restoreVersion = async (editor: Editor, version: number): Promise<RestoreOutcome> => {
  editor.endGesture();
  const seen = editor.read().published;
  try {
    const made = await editor.backend.publishing.restore(version, seen.version);
    const { history, hasDraft } = editor.read();
    const document = editor.takePublished(made);
    const saver = editor.saver();
    if (!hasDraft && saver?.isSaved()) {
      saver.published(document);
      editor.put(document, rebase(history, { base: seen.document, theirs: document }));
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
