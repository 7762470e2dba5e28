import { Card, InfoBar, Skeleton, Stack } from '@portico/components';
import type { QuestionsData } from '../../../contract/apply.ts';
import { applyTexts } from '../../locales/texts.ts';
import * as styles from './apply.css.ts';
import { JobList } from './job-list.tsx';
import type { Application } from './use-application.ts';
import { unavailableText } from './unavailable-text.ts';

type JobsAppliedForProps = {
  positions: QuestionsData['positions'];
  unavailable: Extract<Application, { state: 'ready' }>['unavailable'];
};

/** Where the focus goes when what had it beside the form is gone. */
export const jobsHeading = 'apply-jobs';

/** What is applied for, and, said plainly, what was asked for and cannot be. */
export function JobsAppliedFor({ positions, unavailable }: JobsAppliedForProps) {
  const t = applyTexts.useTexts();
  return (
    <Stack gap={3}>
      <Card as="section" aria-labelledby={jobsHeading} padding="medium">
        <Stack gap={2}>
          <h2 id={jobsHeading} tabIndex={-1} className={styles.label}>
            {t('jobs', { count: positions.length })}
          </h2>
          <JobList jobs={positions.map(({ pid, ...job }) => ({ ...job, id: pid }))} />
        </Stack>
      </Card>
      {unavailable.length > 0 && (
        <InfoBar variant="warning" live title={t('unavailable.some', { count: unavailable.length })}>
          <ul className={styles.reasons}>
            {unavailable.map((one) => (
              <li key={one.pid}>{unavailableText(one, t)}</li>
            ))}
          </ul>
        </InfoBar>
      )}
    </Stack>
  );
}

/** Keeps the room of some jobs. */
export const JobsLoading = ({ count }: { count: number }) => (
  <Card as="div" padding="medium">
    <Skeleton>
      <Stack gap={2}>
        <span className={styles.label}>…</span>
        <ul className={styles.jobs}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} className={styles.job}>
              <span className={styles.jobName}>…</span>
              <span className={styles.meta}>…</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Skeleton>
  </Card>
);
