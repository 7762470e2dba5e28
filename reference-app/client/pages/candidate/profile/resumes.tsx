import { Button, Card, UploadIcon } from '@portico/components';
import { useId, useRef, useState } from 'react';
import { lazyDialog } from '../../../app/lazy.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { LazyResumeDialog } from '../../../resume/lazy-resume-dialog.tsx';
import { ResumeList } from '../../../resume/resume-list.tsx';
import type { ReviewedResume } from '../../../resume/use-resume-upload.ts';
import * as styles from './profile.css.ts';

const ReviewDialog = lazyDialog(() => import('./review-dialog.tsx'));

/** The candidate’s resumes: which one applications take, what was read in them, and a place for another (RESUME-01). */
export function Resumes() {
  const t = profileTexts.useTexts();
  const id = useId();
  const showToast = useShowToast();
  const upload = useRef<HTMLButtonElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [reviewed, setReviewed] = useState<ReviewedResume>();
  const [isReviewing, setReviewing] = useState(false);
  const review = (next: ReviewedResume) => {
    setReviewed(next);
    setReviewing(true);
  };
  return (
    <Card as="section" padding="large" id="resume" aria-labelledby={id}>
      <div className={styles.part}>
        <div className={styles.partHead}>
          <h2 id={id} className={styles.besideTitle}>
            {t('resume')}
          </h2>
          <Button
            ref={upload}
            size="small"
            data-opens=""
            icon={<UploadIcon />}
            aria-label={t('resume.uploadOf')}
            onClick={() => setUploading(true)}
          >
            {t('resume.upload')}
          </Button>
        </div>
        <ResumeList onReview={review} />
      </div>
      {isUploading && <LazyResumeDialog open onOpenChange={setUploading} afterwards={upload} />}
      {reviewed && (
        <ReviewDialog
          open={isReviewing}
          onOpenChange={setReviewing}
          reviewed={reviewed}
          afterwards={upload}
          onTold={(text) => showToast({ variant: 'success', text })}
        />
      )}
    </Card>
  );
}
