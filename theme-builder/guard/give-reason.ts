import type { Editor } from '../store/editor.ts';
import { withWaivers } from '../store/document.ts';
import { blockingPairs, waiversFor } from './contrast.ts';

/**
 * Writes into the draft why its failing pairs may be published, in the author's name, and takes out what no pair needs
 * any more.
 *
 * @returns whether a reason is missing
 */
export const giveReason = (editor: Editor, reason: string): boolean => {
  const { settled } = editor.read();
  if (blockingPairs(settled).length > 0 && reason === '') return true;
  const waivers = waiversFor(settled, { by: editor.author, reason });
  editor.apply({ kind: 'waive' }, (document) => withWaivers(document, waivers));
  return false;
};
