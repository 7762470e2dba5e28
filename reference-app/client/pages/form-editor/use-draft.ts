import type { Conflict, FormEditorProps } from '@portico/components/forms/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../app/auth.ts';
import { watchSession } from '../../forms/draft-on-server.ts';
import { asKnownUser } from '../../request/known-user.ts';
import { employerFormQuery } from '../../request/queries/employer-forms.ts';
import { RequestError } from '../../request/request-error.ts';
import { useSite } from '../../site/site.tsx';

type OnSave = NonNullable<FormEditorProps['onSave']>;

/** What another admin has saved since, in an error as the editor reads it. */
function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  return (error.data as { conflict?: Conflict } | undefined)?.conflict;
}

/** Saves the draft of a form for its editor; whoever is logged in no more is asked to log in, once. */
export function useDraft(id: number): OnSave {
  const { api, boot, t } = useSite();
  const { openLogin } = useAuth();
  const queries = useQueryClient();
  const [session] = useState(() =>
    watchSession({ onSessionOver: () => openLogin({ isSessionOver: true }), logInLabel: t('nav.login') }),
  );
  return async (definition, version) => {
    const body = { definition, revision: version };
    try {
      const { data } = await asKnownUser(boot, (headers) =>
        api.put('/api/pcsx/admin/forms/{id}', body, { in: { id }, headers }),
      );
      session.onSaved();
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
      return { version: data.revision };
    } catch (error) {
      session.onFailed(error);
      const conflict = conflictOf(error);
      throw conflict
        ? Object.assign(new Error('Another admin has saved', { cause: error }), { conflict })
        : error;
    }
  };
}
