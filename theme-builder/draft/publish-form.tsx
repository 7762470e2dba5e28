import { InfoBar, Stack, TextField } from '@portico/components';
import { useState } from 'react';
import type { Texts } from '../locales/texts.ts';
import { LogInButton } from '../team/log-in-button.tsx';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { teamOf } from '../team/team.ts';
import PublicationReview from './publication-review.tsx';
import { usePublicationWords } from './publication-words.ts';
import { PublishPictures } from './publish-pictures.tsx';
import { publishTheme, type PublishOutcome } from './publishing.ts';

function problemText({ t }: Texts, outcome: PublishOutcome | undefined): string | undefined {
  switch (outcome?.status) {
    case 'not-saved':
      return t('publish.notSaved');
    case 'published-by-other':
      return t('publish.byOther');
    case 'merged':
      return t('publish.merged');
    case 'offline':
      return t('publish.offline');
    case 'unanswered':
      return t('publish.unanswered');
    case 'logged-out':
    case 'failed':
      return outcome.message ?? t('publish.failed');
    default:
      return undefined;
  }
}

export type PublishFormProps = {
  /** By which the dialog's button sends the form. */
  id: string;
  onBusy: (isBusy: boolean) => void;
  onPublished: () => void;
};

/** What is about to be published, and the note that goes with it. */
export function PublishForm({ id, onBusy, onPublished }: PublishFormProps) {
  const { editor, texts } = useBuilder();
  const { t } = texts;
  const settled = useEditorState((state) => state.settled);
  const published = useEditorState((state) => state.published);
  const { words, write, forget } = usePublicationWords();
  const [outcome, setOutcome] = useState<PublishOutcome>();
  const [missing, setMissing] = useState(0);
  const publish = async () => {
    onBusy(true);
    const result = await publishTheme(editor, { note: words.note.trim(), reason: words.reason.trim() });
    onBusy(false);
    setOutcome(result);
    if (result.status === 'failed') teamOf(editor).look();
    if (result.status === 'published') {
      forget();
      onPublished();
    }
    if (result.status === 'reason-needed') setMissing(missing + 1);
  };
  const problem = problemText(texts, outcome);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <Stack gap={4}>
        {problem === undefined ? null : (
          <InfoBar
            variant="alert"
            live
            action={outcome?.status === 'logged-out' ? <LogInButton /> : undefined}
          >
            {problem}
          </InfoBar>
        )}
        <PublicationReview reason={words.reason} onReason={(reason) => write({ reason })} missing={missing} />
        <PublishPictures before={published} after={settled} />
        <TextField
          label={t('publish.note')}
          description={t('publish.noteHelp')}
          maxLength={500}
          value={words.note}
          onChange={({ currentTarget }) => write({ note: currentTarget.value })}
        />
      </Stack>
    </form>
  );
}
