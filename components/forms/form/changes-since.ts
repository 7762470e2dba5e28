import type { FormDefinition } from '@portico/core/forms';
import type { FormRoot } from './form-root.ts';
import { sentValues } from './form-values.ts';
import { onEdit } from './on-edit.ts';

/**
 * Looks whether people change a form from now on.
 *
 * @param sent what it would send now, as `sentValues` has it: what is changed back is no change
 */
export function changesSince(
  root: FormRoot,
  { definition, element, sent }: { definition: FormDefinition; element: HTMLFormElement; sent: unknown },
) {
  let isEdited = false;
  const stop = onEdit(
    () => root,
    () => {
      isEdited = true;
    },
  );
  const isAsSent = () =>
    JSON.stringify(sentValues(definition, root.form.getValues())) === JSON.stringify(sent);
  return {
    stop,
    // a form that has left the page holds nothing to compare with
    hasChanged: () => isEdited && !(element.isConnected && isAsSent()),
  };
}
