import { Button, InfoBar, Skeleton } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { requestMessage } from '../app/request-message.ts';
import { useSite } from '../site/site.tsx';
import { resumeTexts } from '../locales/texts.ts';
import { resumesQuery } from '../request/queries/resumes.ts';
import { ResumeRow } from './resume-row.tsx';
import * as styles from './resume.css.ts';
import type { ReviewedResume } from './use-resume-upload.ts';

/** The candidate's resumes, and what can be done with each. */
export function ResumeList({ onReview }: { onReview: (reviewed: ReviewedResume) => void }) {
  const { api, t: site } = useSite();
  const t = resumeTexts.useTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(resumesQuery(api));
  return (
    <section className={styles.group} aria-labelledby={id} aria-busy={!data && !error}>
      <h3 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {t('yours')}
      </h3>
      {!data && !error && <Skeleton lines={3} />}
      {!data && error && (
        <InfoBar
          variant="alert"
          live
          action={
            <Button size="small" onClick={() => void refetch().then(() => heading.current?.focus())}>
              {site('app.retry')}
            </Button>
          }
        >
          {t('listFailed')} {requestMessage(error, site)}
        </InfoBar>
      )}
      {data?.length === 0 && <p>{t('none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((resume) => (
            <ResumeRow key={resume.id} resume={resume} onReview={onReview} afterwards={heading} />
          ))}
        </ul>
      )}
    </section>
  );
}
