import type { FormRoot } from './form-root.ts';
import { itemAt } from './item-at.ts';

/**
 * Tells of what people change: not of what the form does by itself.
 *
 * @param root the form as of now
 * @returns stops telling
 */
export function onEdit(root: () => FormRoot, edited: () => void): () => void {
  const { form, edits } = root();
  edits.add(edited);
  const stop = form.subscribe({
    formState: { values: true },
    callback: ({ name, type }) => {
      // rows that come and go do so without a type
      if (type === 'change' || (name && itemAt(root().items, name)?.type === 'dynamicList')) edited();
    },
  });
  return () => {
    edits.delete(edited);
    stop();
  };
}
