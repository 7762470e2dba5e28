import {
  CheckedForm,
  keepDraft,
  StepperLayout,
  useUnsavedGuard,
  type FormDefinition,
} from '@portico/components/forms';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { FormValues } from '../../contract/form-definition.ts';
import { useAuth } from '../app/auth.tsx';
import { requestMessage } from '../app/request-message.ts';
import { useSite } from '../app/site.tsx';
import { formTexts } from '../locales/form-messages.ts';
import { RequestError } from '../request/request-error.ts';
import { createChosenFiles } from './chosen-files.ts';
import { asksForFiles } from './files-among.ts';
import { isOtherPage } from './is-other-page.ts';
import { keepAnswers, type Saving } from './keep-answers.ts';
import { OnceHydrated } from './once-hydrated.tsx';
import { SavingNote } from './saving-note.tsx';
import type { Overtaken, Send, Stands } from './stands.ts';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

type AnswersFormProps = {
  /** Tells the answers that this browser keeps from those to other forms and of other people. */
  answersKey: string;
  /** What the form is called. */
  label: string;
  definition: FormDefinition;
  stands: Stands;
  send: Send;
  readTheirs: (overtaken: Overtaken) => Stands | undefined;
  onDone: (overtaken?: Overtaken & { unsent: FormValues }) => void;
  onReplaced: (overtaken: Overtaken) => void;
  submitLabel?: string;
};

/** A form of the employer's, saved while it is filled in, and handed in. What it is given first stays: another form has another `key`. */
export const AnswersForm = ({
  answersKey,
  label,
  definition: given,
  stands,
  submitLabel,
  ...told
}: AnswersFormProps) => {
  const { t: site } = useSite();
  const { openLogin } = useAuth();
  const t = formTexts.useTexts();
  const [saving, setSaving] = useState<Saving>('idle');
  const [isFileWaiting, setFileWaiting] = useState(false);
  const [{ definition, values, files, keeper, draft }] = useState(() => {
    const chosen = createChosenFiles(setFileWaiting);
    const kept = keepAnswers({
      ...told,
      key: answersKey,
      definition: given,
      stands,
      files: chosen,
      onSaving: setSaving,
      onSessionOver: () => openLogin({ isSessionOver: true }),
      logInLabel: t('logIn'),
    });
    return {
      definition: given,
      values: stands.values as Record<string, never>,
      files: chosen,
      keeper: kept,
      draft: keepDraft(kept.draft),
    };
  });
  const { isUnsaved, onUnsavedChange } = useUnsavedGuard();
  const [isSecretTyped, setSecretTyped] = useState(false);
  const isLosing = isSecretTyped || isFileWaiting;
  useEffect(() => onUnsavedChange(isLosing), [onUnsavedChange, isLosing]);
  const blocker = useBlocker((step) => isUnsaved && isOtherPage(step));
  const explain = (error: unknown): string => {
    if (!(error instanceof RequestError)) return requestMessage(error, site);
    if (error.status === 503 && asksForFiles(definition)) return t('scanner');
    // it may have arrived all the same, and is never taken twice
    return error.kind === 'offline' ? t('unanswered') : requestMessage(error, site);
  };
  return (
    <OnceHydrated waiting={t('gettingReady')}>
      <CheckedForm
        definition={definition}
        values={values}
        {...(definition.sections.length > 1 && { layout: StepperLayout })}
        onSubmit={keeper.submit}
        explainFailure={explain}
        uploadFile={files.upload}
        draft={draft}
        onUnsavedChange={setSecretTyped}
        actions={<SavingNote saving={saving} />}
        submitLabel={submitLabel ?? t('submit')}
        aria-label={label}
      />
      {blocker.state === 'blocked' && (
        <Suspense fallback={null}>
          <LeaveDialog t={t} onStay={blocker.reset} onLeave={blocker.proceed} />
        </Suspense>
      )}
    </OnceHydrated>
  );
};
