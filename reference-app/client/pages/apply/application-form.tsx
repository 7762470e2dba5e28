import type { FormDefinition } from '@portico/core/forms';
import { LazyLeaveDialog } from '../../forms/lazy-leave-dialog.tsx';
import { lazyExtra } from '../../app/lazy.tsx';
import { CheckedForm, keepDraft, useUnsavedGuard } from '@portico/components/forms';
import { useEffect, useMemo, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { UnavailablePosition } from '../../../contract/apply.ts';
import { useAuth } from '../../app/auth.ts';
import { useSite } from '../../site/site.tsx';
import { isOtherPage } from '../../forms/is-other-page.ts';
import { applyTexts } from '../../locales/texts.ts';
import type { RequestError } from '../../request/request-error.ts';
import { applicationForm, knownValues, resumeField } from './application.ts';
import { ApplicationLayout, ReadResumes } from './application-layout.tsx';
import { draftKey } from './draft-key.ts';
import { fileQuestions } from '../../forms/file-questions.ts';
import { keepOnServer, rememberGuest } from './kept-draft.ts';
import { loggedInSince } from '../../request/known-user.ts';
import type { Application } from './use-application.ts';
import { useAnswerFiles } from './use-answer-files.ts';
import { useResume } from './use-resume.ts';
import { useSending } from './use-sending.ts';

const LoggedInSinceDialog = lazyExtra(() => import('./logged-in-since-dialog.tsx'));

type Ready = Extract<Application, { state: 'ready' }>;

/** Jobs that there are: a draft is of these, whichever of them take applications by now. */
const draftJobs = ({ ids, unavailable }: Ready): readonly number[] =>
  [...ids, ...unavailable.filter(({ reason }) => reason !== 'gone').map(({ pid }) => Number(pid))].toSorted(
    (one, other) => one - other,
  );

const isFor = (ids: readonly number[]) => (draft: { position_ids: readonly number[] }) =>
  draft.position_ids.toSorted((one, other) => one - other).join() === ids.join();

/** Keeps the draft of a visit: of a visitor in the browser, of a candidate also on the server. */
function useKeptDraft(application: Ready, definition: FormDefinition) {
  const { api, boot } = useSite();
  const { openLogin } = useAuth();
  const t = applyTexts.useTexts();
  // of the visit: a job that is taken off leaves the draft where it is
  const [draft] = useState(() => {
    const jobs = draftJobs(application);
    const keyOf = (who: string) => draftKey({ domain: boot.domain, jobs, who });
    const guest = keyOf('visitor');
    const own = boot.user ? keyOf(boot.user.encId) : guest;
    const kept = boot.user
      ? keepOnServer({
          api,
          keys: { own, guest },
          ids: jobs,
          definition,
          onServer: application.drafts && (application.drafts.find(isFor(jobs)) ?? null),
          onSessionOver: () => openLogin({ isSessionOver: true }),
          logInLabel: t('logIn'),
        })
      : undefined;
    return { form: keepDraft({ key: own, ...kept }), guest, kept };
  });
  useEffect(() => draft.kept?.follow(definition), [draft, definition]);
  useEffect(() => {
    if (!boot.user) rememberGuest(draft.guest);
  }, [boot.user, draft.guest]);
  return draft;
}

type ApplicationFormProps = {
  application: Ready;
  onRefused: (positions: readonly UnavailablePosition[]) => void;
};

/** The application itself. */
export function ApplicationForm({ application, onRefused }: ApplicationFormProps) {
  const { boot } = useSite();
  const t = applyTexts.useTexts();
  const { ids, bootstrap, applicant, questions } = application;
  const { companyName } = boot.configs.pcsxConfig.branding;
  const { isConsentRequired } = bootstrap.privacy;
  const definition = useMemo(
    () =>
      applicationForm(
        {
          contact: applicant.definition,
          questions,
          profile: applicant.profile,
          isConsentRequired,
          company: companyName,
        },
        t,
      ),
    [applicant, questions, isConsentRequired, companyName, t],
  );
  const values = useMemo(() => knownValues(applicant), [applicant]);
  const [since, setSince] = useState<string>();
  const onFailed = (error: RequestError) => setSince(loggedInSince(error));
  const { upload, follow } = useResume({ contact: applicant.definition, ids, onFailed });
  const answerFiles = useAnswerFiles({
    questions: fileQuestions(questions.definition),
    // also of those that are taken off: their questions stay while they are looked at
    ids: draftJobs(application),
    onFailed,
  });

  const draft = useKeptDraft(application, definition);
  const { send, explain, wasSent } = useSending({
    ids,
    // the server has deleted it with the application; this is for one that was on its way
    onSent: () => void draft.kept?.forget().catch(() => undefined),
    onFailed,
    onRefused,
  });
  const { isUnsaved, onUnsavedChange } = useUnsavedGuard();
  const blocker = useBlocker((step) => isUnsaved && !wasSent() && isOtherPage(step));

  return (
    <ReadResumes value={follow}>
      <CheckedForm
        definition={definition}
        values={values}
        layout={ApplicationLayout}
        onSubmit={send}
        explainFailure={explain}
        uploadFile={{ ...answerFiles, [resumeField]: upload }}
        draft={draft.form}
        onUnsavedChange={onUnsavedChange}
        submitLabel={t('send', { count: ids.length })}
        aria-label={t('title')}
      />
      {since !== undefined && <LoggedInSinceDialog name={since} onStay={() => setSince(undefined)} />}
      {blocker.state === 'blocked' && (
        <LazyLeaveDialog t={t} onStay={blocker.reset} onLeave={blocker.proceed} />
      )}
    </ReadResumes>
  );
}
