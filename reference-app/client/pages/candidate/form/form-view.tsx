import { Button, Card, ErrorState } from '@portico/components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../../../app/auth.ts';
import { requestMessage } from '../../../app/request-message.ts';
import { useSite } from '../../../site/site.tsx';
import { useStandingError } from '../../../app/use-standing-error.ts';
import { FormLoading } from '../../../forms/form-loading.tsx';
import { formTexts } from '../../../locales/texts.ts';
import { formQuery } from '../../../request/queries/forms.ts';
import { RequestError } from '../../../request/request-error.ts';
import { FormNotFound } from './form-not-found.tsx';
import { OpenedForm } from './opened-form.tsx';

/** A form, once it is there. */
export function FormView({ id }: { id: number }) {
  const { api, t: site } = useSite();
  const t = formTexts.useTexts();
  const { openLogin } = useAuth();
  const queries = useQueryClient();
  const query = useQuery(formQuery(api, id));
  const { data, refetch } = query;
  const error = useStandingError(query, `form ${id}`, data !== undefined);
  // whoever comes back has what stands by then
  useEffect(
    () => () => queries.removeQueries({ queryKey: formQuery(api, id).queryKey, type: 'inactive' }),
    [queries, api, id],
  );
  if (data) return <OpenedForm form={data} openedAt={query.dataUpdatedAt} />;
  const kind = error instanceof RequestError ? error.kind : undefined;
  if (kind === 'gone') return <FormNotFound />;
  if (!error) return <FormLoading isPage />;
  return (
    <Card as="section" padding="large">
      <ErrorState
        role="alert"
        headingLevel={1}
        title={t('failed')}
        onRetry={kind === 'login' ? undefined : refetch}
        actions={
          kind === 'login' && (
            <Button variant="primary" onClick={() => openLogin({ isSessionOver: true })}>
              {t('logIn')}
            </Button>
          )
        }
      >
        {requestMessage(error, site)}
      </ErrorState>
    </Card>
  );
}
