import { isSame, type ThemeDocument } from '@portico/tokens';
import { emptyDocument } from '../store/document.ts';
import { checkedDocument, readDocument } from '../store/editor-state.ts';
import type { Editor } from '../store/editor.ts';
import { remember } from '../store/history.ts';
import { stepBetween } from '../store/step.ts';
import { withTheirs } from '../store/merge-drafts.ts';

/**
 * Ends a conflict, in all that both changed or, where the drafts cannot be merged, as a whole. Taking theirs is a step
 * like any other, so mine can be had back.
 */
export function resolveConflict(editor: Editor, whose: 'mine' | 'theirs'): void {
  editor.endGesture();
  const saver = editor.saver();
  const { draft, live, published, history } = editor.read();
  if (draft.status !== 'conflict') return;
  const agreed = readDocument(editor.product, draft.theirs.document);
  if (whose === 'mine') {
    saver?.resolve({ mine: live.document, agreed });
    return editor.announce({ what: 'kept-mine' });
  }
  const taken: ThemeDocument =
    draft.conflicts.length > 0
      ? withTheirs(live.document, draft.conflicts)
      : (checkedDocument(editor.product, draft.theirs.document) ??
        published.document ??
        emptyDocument(editor.product));
  const step = stepBetween({ kind: 'take-theirs' }, live.document, taken);
  const isTheirs = draft.conflicts.length === 0 || isSame(taken, agreed);
  editor.put(taken, step ? remember(history, step) : history);
  saver?.resolve({ mine: isTheirs ? undefined : taken, agreed: agreed ?? taken });
  editor.write({ hasDraft: draft.theirs.document !== null });
  editor.announce({ what: 'done', step: { kind: 'take-theirs' } });
}
