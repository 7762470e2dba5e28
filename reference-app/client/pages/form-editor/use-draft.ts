import type { Conflict, FormEditorProps } from '@portico/components/forms/editor';
import type { FormDefinition } from '@portico/core/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EmployerForm } from '../../../contract/employer-forms.ts';
import { useAuth } from '../../app/auth.ts';
import { forgetPending, usePendingAction } from '../../app/pending-action.ts';
import { asKnownUser } from '../../request/known-user.ts';
import { employerFormQuery, employerFormsQuery } from '../../request/queries/employer-forms.ts';
import { RequestError } from '../../request/request-error.ts';
import { useSite } from '../../site/site.tsx';

type OnSave = NonNullable<FormEditorProps['onSave']>;

/** What another admin has saved since, in an error as the editor reads it. */
function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  return (error.data as { conflict?: Conflict } | undefined)?.conflict;
}

/** What waits for a login goes by this name: changes that no save has taken, since the session was over. */
const pendingDraft = 'form-draft';
type Draft = { id: number; definition: FormDefinition; revision: number };
type Start = { key: number } & Pick<FormEditorProps, 'definition' | 'version' | 'savedDefinition'>;

/** Sends the draft of a form. Asks to log in where the session is over; after that the same draft is sent again. */
function useSend(id: number) {
  const { api, boot } = useSite();
  const { openLogin } = useAuth();
  const isAsked = useRef(false);
  return async (definition: FormDefinition, revision: number) => {
    try {
      const { data } = await asKnownUser(boot, (headers) =>
        api.put('/api/pcsx/admin/forms/{id}', { definition, revision }, { in: { id }, headers }),
      );
      // logged in again in this page, or in another tab
      if (isAsked.current) forgetPending(boot.domain);
      isAsked.current = false;
      return data;
    } catch (error) {
      if (error instanceof RequestError && error.kind === 'login' && !isAsked.current) {
        isAsked.current = true;
        openLogin({
          isSessionOver: true,
          pending: { name: pendingDraft, data: { id, definition, revision } satisfies Draft },
          onDismiss: () => {
            isAsked.current = false;
          },
        });
      }
      const conflict = conflictOf(error);
      throw conflict
        ? Object.assign(new Error('Another admin has saved', { cause: error }), { conflict })
        : error;
    }
  };
}

/**
 * The draft of a form, and how its editor saves it.
 *
 * @returns `start`, what an editor starts with: another one, under another `key`, with what waited for a login
 */
export function useDraft(form: EmployerForm) {
  const { api, boot } = useSite();
  const queries = useQueryClient();
  const { id } = form;
  // the editor goes on with its own, whatever the page reads later
  const [start, setStart] = useState<Start>({
    key: 0,
    definition: form.definition,
    version: form.revision,
  });
  const send = useSend(id);
  const onSave: OnSave = async (definition, version) => {
    const data = await send(definition, Number(version));
    queries.setQueryData(
      employerFormQuery(api, id).queryKey,
      (before) =>
        before && {
          ...before,
          ...data,
          definition,
          updatedBy: boot.user?.fullname ?? before.updatedBy,
          hasChanges: true,
        },
    );
    // for whoever goes back to it
    await queries.invalidateQueries({ queryKey: employerFormsQuery(api).queryKey, refetchType: 'none' });
    return { version: data.revision };
  };
  usePendingAction(pendingDraft, (data) => {
    const { id: of, definition, revision } = data as Draft;
    if (of !== id) return;
    // the editor saves it, and asks where another admin has saved meanwhile
    setStart(({ key }) => ({
      key: key + 1,
      definition,
      version: revision,
      savedDefinition: form.definition,
    }));
  });
  return { start, onSave };
}
