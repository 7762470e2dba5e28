import { failureOf } from '../backend/backend.ts';
import type { Editor } from '../store/editor.ts';
import { remember } from '../store/history.ts';
import { stepBetween } from '../store/step.ts';

type DiscardOutcome =
  | { status: 'discarded' }
  /** Somebody else has changed the draft: nothing is thrown away, and what they changed is added. */
  | { status: 'changed' }
  /** The same, where both changed the same: the panel asks whose goes on. */
  | { status: 'conflict' }
  | { status: 'offline' }
  | { status: 'failed'; message?: string };

/** Ends the draft here and on the server. The page goes back to what is published; undo brings the draft back. */
export async function discardDraft(editor: Editor): Promise<DiscardOutcome> {
  editor.endGesture();
  const saver = editor.saver();
  try {
    await saver?.discard(editor.read().published.document);
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'conflict') {
      saver?.conflict(failure.theirs, editor.read().live.document);
      return { status: editor.read().draft.status === 'conflict' ? 'conflict' : 'changed' };
    }
    // what waited to be saved still does
    if (!saver?.isSaved()) saver?.changed(editor.read().live.document);
    return failure?.kind === 'offline'
      ? { status: 'offline' }
      : { status: 'failed', message: failure?.message };
  }
  const { live, history, published } = editor.read();
  const step = stepBetween({ kind: 'discard' }, live.document, published.document);
  editor.write({ hasDraft: false });
  editor.put(published.document, step ? remember(history, step) : history);
  editor.announce({ what: 'done', step: { kind: 'discard' } });
  return { status: 'discarded' };
}
