import type { Editor } from '../store/editor.ts';
import { withWaivers } from '../store/document.ts';
import { blockingPairs, waiversFor } from './reasons.ts';
import { measuredPictures } from './measured-pictures.ts';

/**
 * Writes into the draft why its failing pairs may be published, in the author's name, and takes out what no pair needs
 * any more.
 *
 * @returns whether a reason is missing
 */
export async function giveReason(editor: Editor, reason: string): Promise<boolean> {
  const { settled, published } = editor.read();
  const pictures = await measuredPictures({ settled, published });
  // somebody else's work was added meanwhile
  if (editor.read().settled !== settled) return giveReason(editor, reason);
  const judged = { settled, published, pictures };
  if (blockingPairs(judged).length > 0 && reason === '') return true;
  const waivers = waiversFor(judged, { by: editor.author, reason });
  editor.apply({ kind: 'waive' }, (document) => withWaivers(document, waivers));
  return false;
}
