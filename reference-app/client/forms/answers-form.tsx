import type { FormDefinition } from '@portico/core/forms';
import type { Messages } from '@portico/core/messages';
import { LazyLeaveDialog } from './lazy-leave-dialog.tsx';
import { CheckedForm, keepDraft, StepperLayout, useUnsavedGuard } from '@portico/components/forms';
import type { Upload } from '@portico/components';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { FormValues } from '../../contract/form-definition.ts';
import { useAuth } from '../app/auth.ts';
import { requestMessage } from '../app/request-message.ts';
import { useSite } from '../site/site.tsx';
import type { SiteMessages } from '../locales/catalogs.ts';
import { formTexts, type FormMessageKey } from '../locales/texts.ts';
import { RequestError } from '../request/request-error.ts';
import { fileQuestions, withLimitOfEach } from './file-questions.ts';
import { isOtherPage } from './is-other-page.ts';
import { keepAnswers, type Saving } from './keep-answers.ts';
import { OnceHydrated } from './once-hydrated.tsx';
import { SavingNote } from './saving-note.tsx';
import type { Overtaken, Send, Stands } from './stands.ts';

/** Sends a file that answers a question, by its name. @returns the id by which answers name it. @throws RequestError */
export type SendFile = (question: string, form: FormData, options: Parameters<Upload>[1]) => Promise<string>;

/** Why a file could not be sent, in words. */
class SendFileError extends Error {}

function explain(error: unknown, { t, site }: { t: Messages<FormMessageKey>; site: SiteMessages }): string {
  if (error instanceof SendFileError) return error.message;
  // it may have arrived all the same, and is never taken twice
  const isUnanswered = error instanceof RequestError && error.kind === 'offline';
  return isUnanswered ? t('unanswered') : requestMessage(error, site);
}

type AnswersFormProps = {
  /** Tells the answers that this browser keeps from those to other forms and of other people. */
  answersKey: string;
  /** What the form is called. */
  label: string;
  definition: FormDefinition;
  stands: Stands;
  send: Send;
  sendFile: SendFile;
  readTheirs: (overtaken: Overtaken) => Stands | undefined;
  onDone: (overtaken?: Overtaken & { unsent: FormValues }) => void;
  onReplaced: (overtaken: Overtaken) => void;
  submitLabel?: string;
};

/** A form of the employer's, saved while it is filled in, and handed in. What it is given first stays: another form has another `key`. */
export function AnswersForm({
  answersKey,
  label,
  definition: given,
  stands,
  sendFile,
  submitLabel,
  ...told
}: AnswersFormProps) {
  const { t: site } = useSite();
  const { openLogin } = useAuth();
  const t = formTexts.useTexts();
  const [saving, setSaving] = useState<Saving>('idle');
  const [uploading, setUploading] = useState(0);
  const [{ definition, values, uploads, keeper, draft }] = useState(() => {
    const uploadOf =
      (question: string): Upload =>
      async (file, options) => {
        const form = new FormData();
        form.append('file', file);
        setUploading((count) => count + 1);
        try {
          return await sendFile(question, form, options);
        } catch (error) {
          if (error instanceof RequestError && error.kind === 'login') openLogin({ isSessionOver: true });
          const isScannerAway = error instanceof RequestError && error.status === 503;
          throw new SendFileError(isScannerAway ? t('scanner') : requestMessage(error, site), {
            cause: error,
          });
        } finally {
          setUploading((count) => count - 1);
        }
      };
    const kept = keepAnswers({
      ...told,
      key: answersKey,
      definition: given,
      stands,
      onSaving: setSaving,
      onSessionOver: () => openLogin({ isSessionOver: true }),
      logInLabel: t('logIn'),
    });
    return {
      definition: { ...given, sections: withLimitOfEach(given.sections) },
      values: stands.values as Record<string, never>,
      uploads: Object.fromEntries(fileQuestions(given).map((question) => [question, uploadOf(question)])),
      keeper: kept,
      draft: keepDraft(kept.draft),
    };
  });
  const { isUnsaved, onUnsavedChange } = useUnsavedGuard();
  const [isSecretTyped, setSecretTyped] = useState(false);
  const isLosing = isSecretTyped || uploading > 0;
  useEffect(() => onUnsavedChange(isLosing), [onUnsavedChange, isLosing]);
  const blocker = useBlocker((step) => isUnsaved && isOtherPage(step));
  return (
    <OnceHydrated waiting={t('gettingReady')}>
      <CheckedForm
        definition={definition}
        values={values}
        {...(definition.sections.length > 1 && { layout: StepperLayout })}
        onSubmit={keeper.submit}
        explainFailure={(error) => explain(error, { t, site })}
        uploadFile={uploads}
        draft={draft}
        onUnsavedChange={setSecretTyped}
        actions={<SavingNote saving={saving} />}
        submitLabel={submitLabel ?? t('submit')}
        aria-label={label}
      />
      {blocker.state === 'blocked' && (
        <LazyLeaveDialog t={t} onStay={blocker.reset} onLeave={blocker.proceed} />
      )}
    </OnceHydrated>
  );
}
