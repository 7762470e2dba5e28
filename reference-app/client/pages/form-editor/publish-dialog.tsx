import { Button, Dialog, InfoBar, Skeleton } from '@portico/components';
import { checkDefinition, itemsOf } from '@portico/core/forms';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmployerForm } from '../../../contract/employer-forms.ts';
import { requestMessage } from '../../app/request-message.ts';
import { useShowToast } from '../../app/toasts.tsx';
import { formsEditorTexts } from '../../locales/texts.ts';
import type { Api } from '../../request/api.ts';
import { employerFormsKey } from '../../request/queries/employer-forms.ts';
import { RequestError } from '../../request/request-error.ts';
import { useSite } from '../../site/site.tsx';
import { useFormCalls, useWhyFailed } from '../forms-editor/use-form-calls.ts';
import { changesSince, isUnchanged } from './changes-since.ts';
import * as styles from './form-editor.css.ts';
import { FirstVersion, Mistakes, NextVersion, WhoGetsIt } from './publish-changes.tsx';

/** As the server has it now, with what other admins and candidates have done since the page was opened. */
const formToPublish = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...employerFormsKey, 'to publish', id],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/admin/forms/{id}', { in: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

type PublishDialogProps = {
  id: number;
  isUnsaved: boolean;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Says what the next version changes and for whom, and publishes it. */
function PublishDialog({ id, isUnsaved, open, onOpenChange }: PublishDialogProps) {
  const { api } = useSite();
  const t = formsEditorTexts.useTexts();
  const query = useQuery({ ...formToPublish(api, id), enabled: open && !isUnsaved });
  const form = isUnsaved || query.isRefetching ? undefined : query.data;
  const publishing = usePublishing({ form, onDone: () => onOpenChange(false), refetch: query.refetch });
  const version = (query.data?.version ?? 0) + 1;
  const standing = form && standingOf(form);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (publishing.isBusy) return;
        publishing.forget();
        onOpenChange(isOpen);
      }}
      title={t('publish.title', { version })}
      footer={
        <>
          <Button disabled={publishing.isBusy} onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          {standing === 'ready' && (
            <Button
              variant="primary"
              loading={publishing.isBusy}
              loadingLabel={t('publish.busy')}
              onClick={() => void publishing.publish()}
            >
              {t('publish.confirm', { version })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.changes}>
        {publishing.problem !== undefined && (
          <InfoBar variant="alert" live>
            {publishing.problem}
          </InfoBar>
        )}
        {isUnsaved && <InfoBar variant="warning">{t('publish.unsaved')}</InfoBar>}
        {!isUnsaved && !form && <Comparing error={query.error} onRetry={query.refetch} />}
        {form && <Content form={form} />}
      </div>
    </Dialog>
  );
}

function Comparing({ error, onRetry }: { error: Error | null; onRetry: () => Promise<unknown> }) {
  const { t: site } = useSite();
  const t = formsEditorTexts.useTexts();
  if (error)
    return (
      <InfoBar
        variant="alert"
        live
        action={
          <Button size="small" onClick={() => void onRetry()}>
            {site('app.retry')}
          </Button>
        }
      >
        {t('publish.failed', { why: requestMessage(error, site) })}
      </InfoBar>
    );
  return (
    <section aria-busy="true" aria-label={t('publish.loading')}>
      <Skeleton lines={4} />
    </section>
  );
}

const changesOf = ({ definition, published }: EmployerForm) =>
  published && changesSince(published.definition, definition);
const isRetitled = ({ title, description, published }: EmployerForm) =>
  published !== null && (published.title !== title || published.description !== description);

const mistakesOf = ({ definition }: EmployerForm) =>
  checkDefinition(definition).filter(({ severity }) => severity === 'error');

/** Whether the draft can be published, and if not, why. */
function standingOf(form: EmployerForm): 'ready' | 'retired' | 'mistakes' | 'no fields' | 'nothing' {
  if (form.status === 'retired') return 'retired';
  if (mistakesOf(form).length > 0) return 'mistakes';
  if (itemsOf(form.definition).length === 0) return 'no fields';
  const changes = changesOf(form);
  return changes && isUnchanged(changes) && !isRetitled(form) ? 'nothing' : 'ready';
}

function Content({ form }: { form: EmployerForm }) {
  const t = formsEditorTexts.useTexts();
  const changes = changesOf(form);
  switch (standingOf(form)) {
    case 'retired':
      return <InfoBar variant="warning">{t('publish.retiredSince')}</InfoBar>;
    case 'mistakes':
      return <Mistakes mistakes={mistakesOf(form)} definition={form.definition} />;
    case 'no fields':
      return <InfoBar variant="warning">{t('publish.noFields')}</InfoBar>;
    case 'nothing':
      return <p className={styles.text}>{t('publish.nothing', { version: form.version })}</p>;
    case 'ready':
      return (
        <>
          {changes ? (
            <NextVersion changes={changes} isRetitled={isRetitled(form)} version={form.version} />
          ) : (
            <FirstVersion fieldCount={form.fieldCount} />
          )}
          {form.version > 0 && <WhoGetsIt candidates={form.candidates} version={form.version + 1} />}
        </>
      );
  }
}

function usePublishing({
  form,
  onDone,
  refetch,
}: {
  form: EmployerForm | undefined;
  onDone: () => void;
  refetch: () => Promise<unknown>;
}) {
  const t = formsEditorTexts.useTexts();
  const showToast = useShowToast();
  const whyFailed = useWhyFailed();
  const { publish } = useFormCalls();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    forget: () => setProblem(undefined),
    publish: async () => {
      if (!form || isBusy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        const { version } = await publish(form.id, form.revision);
        showToast({ variant: 'success', text: t('published', { version }) });
        onDone();
      } catch (error) {
        const isOvertaken = error instanceof RequestError && error.status === 409;
        setProblem(
          isOvertaken ? t('publish.overtaken') : t('publish.notPublished', { why: whyFailed(error) }),
        );
        if (isOvertaken) await refetch();
      }
      setBusy(false);
    },
  };
}

export default PublishDialog;
