import { Button, Card, ErrorState, Skeleton, Stack } from '@portico/components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { column } from '../../app/column.css.ts';
import { useAuth } from '../../app/auth.ts';
import { renderLink } from '../../app/render-link.tsx';
import { requestMessage } from '../../app/request-message.ts';
import * as shell from '../../app/shell.css.ts';
import { useStandingError } from '../../app/use-standing-error.ts';
import { formsEditorTexts } from '../../locales/texts.ts';
import { employerFormQuery } from '../../request/queries/employer-forms.ts';
import { RequestError } from '../../request/request-error.ts';
import { useAddress, useSite } from '../../site/site.tsx';
import * as styles from './form-editor.css.ts';
import { OpenedForm } from './opened-form.tsx';

/** There is no form of this number, or no number. */
export function FormGone() {
  const t = formsEditorTexts.useTexts();
  const address = useAddress();
  return (
    <main className={shell.notice}>
      <Stack gap={4} align="start">
        <h1>{t('gone.title')}</h1>
        <p>{t('gone.text')}</p>
        <Button variant="primary" href={address('/careers/forms/editor')} renderLink={renderLink}>
          {t('back')}
        </Button>
      </Stack>
    </main>
  );
}

/** A form, once it is there. */
export function EditedForm({ id }: { id: number }) {
  const { api, t: site } = useSite();
  const t = formsEditorTexts.useTexts();
  const { openLogin } = useAuth();
  const queries = useQueryClient();
  const query = useQuery(employerFormQuery(api, id));
  const { data, refetch } = query;
  const error = useStandingError(query, `form ${id}`, data !== undefined);
  // whoever comes back begins with what stands by then
  useEffect(
    () => () => queries.removeQueries({ queryKey: employerFormQuery(api, id).queryKey, type: 'inactive' }),
    [queries, api, id],
  );
  if (data) return <OpenedForm form={data} />;
  const kind = error instanceof RequestError ? error.kind : undefined;
  if (kind === 'gone') return <FormGone />;
  return (
    <main className={`${column} ${styles.page}`} aria-busy={!error}>
      {error ? (
        <Card as="section" padding="large">
          <ErrorState
            role="alert"
            headingLevel={1}
            title={t('form.failed')}
            onRetry={kind === 'login' ? undefined : refetch}
            actions={
              kind === 'login' && (
                <Button variant="primary" onClick={() => openLogin({ isSessionOver: true })}>
                  {site('nav.login')}
                </Button>
              )
            }
          >
            {requestMessage(error, site)}
          </ErrorState>
        </Card>
      ) : (
        <section aria-label={t('form.loading')}>
          <Skeleton lines={8} />
        </section>
      )}
    </main>
  );
}
