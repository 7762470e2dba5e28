import { Button, TextField } from '@portico/components';
import { useId, useState } from 'react';
import { differenceTexts, versionsTexts } from '../locales/areas.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import * as panel from '../style/panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { teamOf } from '../team/team.ts';
import { Failure } from './attempt.tsx';
import type { Schedule } from './backend.ts';
import { useFailureText } from '../fields/failure-text.ts';
import { momentOf, zoneName } from '../moment/moment.ts';
import { MomentField } from '../moment/moment-field.tsx';
import { scheduleDraft, timeProblem, type ScheduleOutcome, type TimeProblem } from './scheduling.ts';
import * as styles from './versions.css.ts';

const PublicationReview = lazyArea(() => import('../draft/publication-review.tsx'), differenceTexts);

type ScheduleFormProps = {
  isReplacing: boolean;
  onScheduled: (schedule: Schedule | null) => void;
};

/** Asks when the draft is to be published. */
export function ScheduleForm({ isReplacing, onScheduled }: ScheduleFormProps) {
  const { editor, texts } = useBuilder();
  const t = versionsTexts.useTexts();
  const failureText = useFailureText();
  const isChanged = useEditorState(({ hasDraft, draft }) => hasDraft || draft.status !== 'idle');
  const [at, setAt] = useState('');
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(0);
  const [timeWrong, setTimeWrong] = useState<TimeProblem>();
  const [outcome, setOutcome] = useState<ScheduleOutcome>();
  const [isBusy, setBusy] = useState(false);
  const [opened] = useState(() => new Date());
  const fieldId = useId();
  if (!isChanged) return <p className={styles.said}>{t('schedule.noDraft')}</p>;

  const submit = async () => {
    if (isBusy) return;
    const problem = timeProblem(at, Date.now());
    const publishAt = momentOf(at);
    setTimeWrong(problem);
    setOutcome(undefined);
    if (problem || !publishAt) return document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)?.focus();
    setBusy(true);
    const result = await scheduleDraft(editor, { publishAt, note: note.trim(), reason: reason.trim() });
    setBusy(false);
    setOutcome(result);
    if (result.status === 'reason-needed') setMissing(missing + 1);
    if (result.status === 'failed') teamOf(editor).look();
    if (result.status !== 'scheduled') return undefined;
    setAt('');
    setNote('');
    return onScheduled(result.schedule);
  };
  const problem =
    outcome?.status === 'not-saved'
      ? t('schedule.notSaved')
      : outcome?.status === 'overtaken'
        ? t('schedule.overtaken')
        : outcome?.status === 'failed'
          ? failureText(outcome.error)
          : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <MomentField
        id={fieldId}
        label={t('schedule.at')}
        description={t('schedule.zone', { zone: zoneName(momentOf(at) ?? opened, texts.locale) })}
        error={timeWrong && t(`schedule.${timeWrong}`)}
        value={at}
        onChange={({ currentTarget }) => {
          setAt(currentTarget.value);
          setTimeWrong(undefined);
        }}
      />
      <PublicationReview reason={reason} onReason={setReason} missing={missing} />
      <TextField
        size="small"
        label={t('schedule.note')}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={panel.row}>
        <Button size="small" type="submit" loading={isBusy} loadingLabel={t('schedule.setting')}>
          {t(isReplacing ? 'schedule.replace' : 'schedule.set')}
        </Button>
      </div>
      <Failure text={problem} />
    </form>
  );
}
