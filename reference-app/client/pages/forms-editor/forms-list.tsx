import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FileIcon,
  PageHeader,
  PlusIcon,
  SearchField,
  SegmentedControl,
  Skeleton,
  useAnnounce,
} from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedEmployerForm } from '../../../contract/employer-forms.ts';
import { column } from '../../app/column.css.ts';
import { useAuth } from '../../app/auth.ts';
import { requestMessage } from '../../app/request-message.ts';
import { useStandingError } from '../../app/use-standing-error.ts';
import { formsEditorTexts } from '../../locales/texts.ts';
import { employerFormsQuery } from '../../request/queries/employer-forms.ts';
import { RequestError } from '../../request/request-error.ts';
import { useSite } from '../../site/site.tsx';
import { useFormDialogs } from './form-dialogs.tsx';
import { FormRows } from './form-rows.tsx';
import * as styles from './forms-editor.css.ts';
import { matchingForms, shownStatuses, type FormFilter, type ShownStatus } from './matching-forms.ts';

/** All forms of the employer, and the way to a new one. */
export function FormsList() {
  const { api } = useSite();
  const t = formsEditorTexts.useTexts();
  const query = useQuery(employerFormsQuery(api));
  const { data, refetch } = query;
  const error = useStandingError(query, 'employer forms', data !== undefined);
  const { dialogs, ...asking } = useFormDialogs();
  const create = (
    <Button variant="primary" icon={<PlusIcon />} onClick={asking.askToCreate}>
      {t('new')}
    </Button>
  );
  return (
    <main className={`${column} ${styles.page}`}>
      <PageHeader
        title={t('title')}
        description={t('intro')}
        {...(data !== undefined && data.length > 0 && { actions: create })}
      />
      {data?.length === 0 && (
        <EmptyState icon={<FileIcon />} title={t('empty.title')} actions={create}>
          {t('empty.text')}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && <FilteredForms forms={data} {...asking} />}
      {data === undefined && error && <ListFailed error={error} onRetry={refetch} />}
      {data === undefined && !error && (
        <section aria-busy="true" aria-label={t('loading')}>
          <Card as="div">
            <Skeleton lines={6} />
          </Card>
        </section>
      )}
      {dialogs}
    </main>
  );
}

function ListFailed({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const { t: site } = useSite();
  const t = formsEditorTexts.useTexts();
  const { openLogin } = useAuth();
  const isSessionOver = error instanceof RequestError && error.kind === 'login';
  return (
    <Card as="section" padding="large">
      <ErrorState
        role="alert"
        title={t('failed')}
        onRetry={isSessionOver ? undefined : onRetry}
        actions={
          isSessionOver && (
            <Button variant="primary" onClick={() => openLogin({ isSessionOver })}>
              {site('nav.login')}
            </Button>
          )
        }
      >
        {requestMessage(error, site)}
      </ErrorState>
    </Card>
  );
}

type FilteredFormsProps = { forms: readonly ListedEmployerForm[] } & Omit<
  ReturnType<typeof useFormDialogs>,
  'dialogs'
>;

const everything: FormFilter = { status: 'all', words: '' };

function FilteredForms({ forms, ...asking }: FilteredFormsProps) {
  const t = formsEditorTexts.useTexts();
  const announce = useAnnounce();
  const [filter, setFilter] = useState(everything);
  const shown = matchingForms(forms, filter);
  const change = (next: FormFilter) => {
    setFilter(next);
    announce(t('found', { count: matchingForms(forms, next).length }));
  };
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          label={t('filter')}
          labelHidden
          value={filter.status}
          segments={shownStatuses.map((value) => ({
            value,
            label: t(value === 'all' ? 'filter.all' : `status.${value}`),
          }))}
          onValueChange={(status) => change({ ...filter, status: status as ShownStatus })}
        />
        <div className={styles.find}>
          <SearchField
            label={t('find')}
            labelHidden
            placeholder={t('find')}
            value={filter.words}
            onChange={({ currentTarget }) => change({ ...filter, words: currentTarget.value })}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={<FileIcon />}
          title={t('none.title')}
          actions={<Button onClick={() => change(everything)}>{t('none.clear')}</Button>}
        >
          {t('none.text')}
        </EmptyState>
      ) : (
        <FormRows forms={shown} {...asking} />
      )}
    </>
  );
}
