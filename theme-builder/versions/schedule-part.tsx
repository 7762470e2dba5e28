import { Button, InfoBar } from '@portico/components';
import { isSectionId } from '@portico/tokens';
import { useCallback, useRef, useState } from 'react';
import * as panel from '../style/panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { Failure } from './attempt.tsx';
import type { Schedule, ScheduleFailure } from './backend.ts';
import { useFailureText } from '../fields/failure-text.ts';
import { LoadedPart } from '../fields/loaded-part.tsx';
import { momentText } from '../moment/moment.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { versionsTexts } from '../locales/areas.ts';
import { useLoaded } from '../fields/use-loaded.ts';
import * as styles from './versions.css.ts';

/** By whom, and what for. */
function ScheduleNote({ schedule }: { schedule: Schedule }) {
  const t = versionsTexts.useTexts();
  return (
    <p className={panel.help}>
      {[schedule.by === null ? '' : t('schedule.by', { name: schedule.by }), schedule.note]
        .filter((text) => text !== '')
        .join(' · ')}
    </p>
  );
}

/** What could not be published at its time, and why; it stays until somebody dismisses it or schedules anew. */
function Failed({
  schedule,
  failure,
  onDismiss,
}: {
  schedule: Schedule;
  failure: ScheduleFailure;
  onDismiss: () => void;
}) {
  const { locale, sectionLabel } = useBuilder().texts;
  const t = versionsTexts.useTexts();
  const sections = failure.reason === 'locked' ? failure.sections.filter(isSectionId).map(sectionLabel) : [];
  return (
    <>
      <InfoBar
        variant="alert"
        title={t('schedule.failed', { at: momentText(schedule.publishAt, locale) })}
        action={
          <Button size="small" onClick={onDismiss}>
            {t('schedule.dismiss')}
          </Button>
        }
      >
        {t(`schedule.failed.${failure.reason}`, {
          sections: new Intl.ListFormat(locale, { type: 'conjunction' }).format(sections),
        })}
      </InfoBar>
      <ScheduleNote schedule={schedule} />
    </>
  );
}

function Scheduled({ schedule, onCancel }: { schedule: Schedule; onCancel: () => void }) {
  const { locale } = useBuilder().texts;
  const t = versionsTexts.useTexts();
  return (
    <>
      <p className={styles.said}>{t('schedule.is', { at: momentText(schedule.publishAt, locale) })}</p>
      <ScheduleNote schedule={schedule} />
      {schedule.isBehindDraft ? <InfoBar variant="warning">{t('schedule.behind')}</InfoBar> : null}
      <div className={panel.row}>
        <Button size="small" onClick={onCancel}>
          {t('schedule.cancel')}
        </Button>
      </div>
    </>
  );
}

/** When the draft is published by itself. */
export function SchedulePart() {
  const { editor, texts } = useBuilder();
  const t = versionsTexts.useTexts();
  const failureText = useFailureText();
  const { publishing } = editor.backend;
  const isSaved = useEditorState(({ draft }) => draft.status === 'saved');
  // another function when the draft was saved, which may leave what was scheduled behind
  // oxlint-disable-next-line react/exhaustive-deps
  const load = useCallback(() => publishing.schedule(), [publishing, isSaved]);
  const loaded = useLoaded(load);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const title = useRef<HTMLHeadingElement>(null);
  const end = async (done: 'schedule.cancelled' | 'schedule.dismissed') => {
    setProblem(undefined);
    try {
      await publishing.cancelSchedule();
    } catch (error) {
      return setProblem(error);
    }
    loaded.put(null);
    setSaid(t(done));
    // the button is gone
    return title.current?.focus();
  };
  const scheduled = (schedule: Schedule | null) => {
    loaded.put(schedule);
    setSaid(schedule ? t('schedule.done', { at: momentText(schedule.publishAt, texts.locale) }) : '');
  };
  return (
    <section className={styles.part}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('schedule.title')}
      </h3>
      <p className={panel.help}>{t('schedule.help')}</p>
      <output className={styles.status}>{said}</output>
      <LoadedPart loaded={loaded}>
        {(schedule) => (
          <>
            {schedule?.failure ? (
              <Failed
                schedule={schedule}
                failure={schedule.failure}
                onDismiss={() => void end('schedule.dismissed')}
              />
            ) : schedule ? (
              <Scheduled schedule={schedule} onCancel={() => void end('schedule.cancelled')} />
            ) : null}
            <ScheduleForm
              isReplacing={schedule !== null && schedule.failure === null}
              onScheduled={scheduled}
            />
          </>
        )}
      </LoadedPart>
      <Failure text={problem === undefined ? undefined : failureText(problem)} />
    </section>
  );
}
