import { InfoBar, PageHeader } from '@portico/components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormValues } from '../../../../contract/form-definition.ts';
import type { CandidateForm } from '../../../../contract/forms.ts';
import { renderLink } from '../../../app/render-link.tsx';
import { useAddress, useSite } from '../../../site/site.tsx';
import { AnswersForm, type SendFile } from '../../../forms/answers-form.tsx';
import { Due, FormStatusLabel } from '../../../forms/form-status.tsx';
import { inOneOrder } from '../../../forms/in-one-order.ts';
import { forgetAnswers } from '../../../forms/keep-answers.ts';
import type { Answers, Overtaken, Stands } from '../../../forms/stands.ts';
import { formTexts, formsCenterTexts } from '../../../locales/texts.ts';
import { asKnownUser } from '../../../request/known-user.ts';
import { formQuery, formsKey } from '../../../request/queries/forms.ts';
import { CompletedForm, type Outcome } from './completed-form.tsx';

const standsOf = ({ values, version, status }: CandidateForm): Stands => ({
  values,
  version,
  isDone: status === 'completed',
});

type OpenedFormProps = {
  form: CandidateForm;
  /** When it was fetched; ms since 1970. */
  openedAt: number;
};

/** Exchanges answers with the server, which may have other answers, or another form, by then. */
function useExchange({ id, definition }: CandidateForm) {
  const { api, boot } = useSite();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  // how often the employer has put another form in its place since
  const [replaced, setReplaced] = useState(0);

  const keep = (next: CandidateForm) => {
    // not for whoever has left: the next visit has what stands by then
    queries.setQueryData(formQuery(api, id).queryKey, (before) => before && next);
    void queries.invalidateQueries({ queryKey: [...formsKey, 'list'] });
  };
  const [send] = useState(() => async ({ values, submit, version }: Answers): Promise<Stands> => {
    const { data } = await asKnownUser(boot, (headers) =>
      api.post(
        '/api/pcsx/forms/{id}',
        { values, submit },
        { in: { id }, headers: { ...headers, 'If-Match': `"${version}"` } },
      ),
    );
    // before the form goes, so that what comes in its place says how it came
    if (data.status === 'completed') setOutcome({ type: 'sent' });
    keep(data);
    return standsOf(data);
  });
  const sendFile: SendFile = async (question, file, options) => {
    const { data } = await asKnownUser(boot, (headers) =>
      api.postForm('/api/pcsx/forms/{id}/files', file, {
        in: { id },
        parameters: { question },
        headers,
        ...options,
      }),
    );
    return data.id;
  };
  const readTheirs = ({ theirs }: Overtaken): Stands | undefined => {
    const other = theirs as CandidateForm;
    // answers to other questions are nothing to choose between
    return inOneOrder(other.definition) === inOneOrder(definition) ? standsOf(other) : undefined;
  };
  const onDone = (overtaken?: Overtaken & { unsent: FormValues }) => {
    if (!overtaken) return;
    setOutcome({ type: 'elsewhere', unsent: overtaken.unsent });
    keep(overtaken.theirs as CandidateForm);
  };
  const onReplaced = ({ theirs }: Overtaken) => {
    keep(theirs as CandidateForm);
    setReplaced((count) => count + 1);
  };
  return { outcome, replaced, send, sendFile, readTheirs, onDone, onReplaced };
}

/** A form of the candidate's: what it is and how it stands, above its questions or, once it is handed in, its answers. */
export function OpenedForm({ form, openedAt }: OpenedFormProps) {
  const { boot } = useSite();
  const t = formTexts.useTexts();
  const formsCenter = formsCenterTexts.useTexts();
  const address = useAddress();
  const { outcome, replaced, ...exchange } = useExchange(form);
  const { id, title, description, status, definition } = form;
  const isDone = status === 'completed';
  const answersKey = `form ${boot.domain} ${id} ${boot.user?.encId}`;
  useEffect(() => {
    if (isDone) void forgetAnswers(answersKey);
  }, [isDone, answersKey]);

  return (
    <>
      <PageHeader
        title={<bdi>{title}</bdi>}
        description={description === '' ? undefined : <bdi>{description}</bdi>}
        back={{ href: address('/careers/forms/center'), label: formsCenter('title') }}
        renderLink={renderLink}
        meta={
          <>
            <FormStatusLabel status={status} />
            <Due form={form} now={openedAt} />
          </>
        }
      />
      {isDone ? (
        <CompletedForm form={form} outcome={outcome} />
      ) : (
        <>
          <noscript>
            <InfoBar variant="warning">{t('needsScript')}</InfoBar>
          </noscript>
          {replaced > 0 && (
            <InfoBar variant="warning" live>
              {t('replaced')}
            </InfoBar>
          )}
          <AnswersForm
            key={replaced}
            answersKey={answersKey}
            label={title}
            definition={definition}
            stands={standsOf(form)}
            {...exchange}
          />
        </>
      )}
    </>
  );
}
