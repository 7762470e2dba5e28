import { Button, InfoBar, Inline, Status } from '@portico/components';
import { AlertDialog } from '@portico/components/alert-dialog';
import { withQuery } from '@portico/core/jobs';
import { useState, type RefObject } from 'react';
import type { Resume } from '../../contract/resumes.ts';
import { requestMessage } from '../app/request-message.ts';
import { useSite } from '../site/site.tsx';
import { resumeTexts } from '../locales/texts.ts';
import { refreshAfterResume } from './refresh-after-resume.ts';
import * as styles from './resume.css.ts';
import type { ReviewedResume } from './use-resume-upload.ts';

type ResumeRowProps = {
  resume: Resume;
  onReview: (reviewed: ReviewedResume) => void;
  /** Has the focus once it is gone, with the button that had it. */
  afterwards: RefObject<HTMLElement | null>;
};
type Doing = 'makeCurrent' | 'readAgain' | 'reviewRead';

/** What can be done about a resume, one thing at a time. */
function useResumeActions({ id }: Resume, onReview: ResumeRowProps['onReview']) {
  const { api, queries, t: site } = useSite();
  const [doing, setDoing] = useState<Doing>();
  const [problem, setProblem] = useState<string>();
  const [isRemoved, setRemoved] = useState(false);
  const params = { in: { id } };

  const actions: Record<Doing, () => Promise<void>> = {
    makeCurrent: async () => {
      await api.post('/api/pcsx/resumes/{id}/current', undefined, params);
      refreshAfterResume(queries);
    },
    readAgain: async () => {
      await api.post('/api/pcsx/resumes/{id}/read', undefined, params);
      refreshAfterResume(queries);
    },
    reviewRead: async () => {
      const [{ data: profile }, { data: read }] = await Promise.all([
        api.get('/api/pcsx/profile'),
        api.get('/api/pcsx/resumes/{id}', params),
      ]);
      onReview({ profile, resume: read });
    },
  };
  const attempt = async (what: Doing) => {
    if (doing) return;
    setDoing(what);
    setProblem(undefined);
    try {
      await actions[what]();
    } catch (error) {
      setProblem(requestMessage(error, site));
    }
    setDoing(undefined);
  };
  const remove = async () => {
    setProblem(undefined);
    try {
      await api.delete('/api/pcsx/resumes/{id}', params);
    } catch (error) {
      return requestMessage(error, site);
    }
    refreshAfterResume(queries);
    setRemoved(true);
    return undefined;
  };
  return { doing, problem, isRemoved, attempt, remove };
}

/** One resume: to be applied with, read, looked at again, downloaded or removed. */
export function ResumeRow({ resume, onReview, afterwards }: ResumeRowProps) {
  const { boot } = useSite();
  const t = resumeTexts.useTexts();
  const { doing, problem, isRemoved, attempt, remove } = useResumeActions(resume, onReview);
  const [isRemoving, setRemoving] = useState(false);
  const { name, isCurrent, isRead, note, uploadedAt, url } = resume;

  const action = (what: Doing) => (
    <Button
      size="small"
      loading={doing === what}
      loadingLabel={t('working')}
      aria-label={t(`${what}Of`, { name })}
      onClick={() => void attempt(what)}
    >
      {t(what)}
    </Button>
  );
  const uploaded = new Intl.DateTimeFormat(boot.locale, { dateStyle: 'medium' }).format(new Date(uploadedAt));
  return (
    <li className={styles.resume}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <Inline gap={3}>
        <span className={styles.current}>{t('uploaded', { date: uploaded })}</span>
        {isCurrent && <Status variant="success">{t('isCurrent')}</Status>}
      </Inline>
      {note !== null && <span className={styles.current}>{note}</span>}
      {problem !== undefined && (
        <InfoBar variant="alert" live>
          {problem}
        </InfoBar>
      )}
      <Inline gap={2}>
        {!isCurrent && action('makeCurrent')}
        {action(isRead ? 'reviewRead' : 'readAgain')}
        <Button
          size="small"
          href={withQuery(url, { domain: boot.domain })}
          download
          aria-label={t('downloadOf', { name })}
        >
          {t('download')}
        </Button>
        <Button size="small" aria-label={t('removeOf', { name })} onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </Inline>
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('removeTitle')}
        description={t('removeHint', { name })}
        confirmLabel={t('remove')}
        busyLabel={t('working')}
        cancelLabel={t('keep')}
        destructive
        returnFocusTo={isRemoved ? afterwards : undefined}
        onConfirm={remove}
      />
    </li>
  );
}
