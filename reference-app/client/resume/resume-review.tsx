import { Button, Dialog, InfoBar, Stack } from '@portico/components';
import { useState, type RefObject } from 'react';
import type { Profile } from '../../contract/profile.ts';
import { requestMessage } from '../app/request-message.ts';
import { useSite } from '../site/site.tsx';
import { resumeTexts } from '../locales/texts.ts';
import { RequestError } from '../request/request-error.ts';
import { ProposalRows } from './proposal-rows.tsx';
import { isChange, proposalTexts } from './proposal-text.ts';
import { refreshAfterResume } from './refresh-after-resume.ts';
import type { ReviewedResume } from './use-resume-upload.ts';

type ResumeReviewProps = {
  reviewed: ReviewedResume;
  returnFocusTo: RefObject<HTMLElement | null>;
  /** What was done, to be told; undefined where nothing was. */
  onDone: (text?: string) => void;
};

/** The proposals that would change the profile, and which of them are accepted. */
function useReview({ resume, profile: reviewedProfile }: ReviewedResume, onDone: (text: string) => void) {
  const { api, boot, queries, t: site } = useSite();
  const t = resumeTexts.useTexts();
  // another one when it was changed elsewhere meanwhile
  const [profile, setProfile] = useState(reviewedProfile);
  const words = { locale: boot.locale, now: t('now') };
  const open = resume.proposals.filter(({ status }) => status === 'open');
  const rowsBeside = (standing: Profile) =>
    open
      .filter(({ field }) => field !== 'email')
      .map((proposal) => ({ ...proposal, ...proposalTexts(proposal, standing, words) }))
      .filter(isChange);
  const rows = rowsBeside(profile);
  // what would overwrite something is left to be ticked
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ current }) => current === '').map(({ id }) => id)),
  );
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [email] = open.flatMap(({ field, value }) =>
    field === 'email' && value !== profile.email ? [value as string] : [],
  );

  const save = async () => {
    setProblem(undefined);
    setSaving(true);
    const ids = rows.map(({ id }) => id);
    const accept = ids.filter((id) => accepted.has(id));
    const dismiss = ids.filter((id) => !accepted.has(id));
    try {
      const body = { accept, dismiss, version: profile.version };
      await api.post('/api/pcsx/resumes/{id}/proposals', body, { in: { id: resume.id } });
      refreshAfterResume(queries);
      onDone(t('saved', { count: accept.length }));
    } catch (error) {
      const standing = error instanceof RequestError ? (error.data as { profile?: Profile }) : undefined;
      if (error instanceof RequestError && error.status === 409 && standing?.profile) {
        setProfile(standing.profile);
        // what was accepted beside something else is to be looked at again
        const shown = new Map(rows.map(({ id, current }) => [id, current]));
        setAccepted(
          new Set(
            rowsBeside(standing.profile).flatMap(({ id, current }) =>
              accepted.has(id) && shown.get(id) === current ? [id] : [],
            ),
          ),
        );
        setProblem(t('changed'));
      } else setProblem(requestMessage(error, site));
      setSaving(false);
    }
  };
  return { rows, accepted, setAccepted, email, problem, isSaving, save };
}

/** What was read in a resume beside what the profile says: nothing changes before it is accepted (RESUME-02). */
export function ResumeReview({ reviewed, returnFocusTo, onDone }: ResumeReviewProps) {
  const { resume } = reviewed;
  const t = resumeTexts.useTexts();
  const { rows, accepted, setAccepted, email, problem, isSaving, save } = useReview(reviewed, onDone);
  return (
    <Dialog
      open
      onOpenChange={() => onDone()}
      returnFocusTo={returnFocusTo}
      title={t('review')}
      description={rows.length > 0 ? t('reviewHint') : undefined}
      size="large"
      footer={
        rows.length === 0 ? (
          <Button variant="primary" onClick={() => onDone()}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={() => onDone()}>{t('later')}</Button>
            <Button
              variant="primary"
              loading={isSaving}
              loadingLabel={t('saving')}
              onClick={() => void save()}
            >
              {t('save', { count: accepted.size })}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {problem !== undefined && (
          <InfoBar variant="alert" live>
            {problem}
          </InfoBar>
        )}
        {resume.note !== null && <InfoBar variant="warning">{resume.note}</InfoBar>}
        {resume.isRead && rows.length === 0 && <p>{t('nothingNew')}</p>}
        {email !== undefined && <InfoBar>{t('email', { email })}</InfoBar>}
        <ProposalRows rows={rows} accepted={accepted} onAccept={setAccepted} />
      </Stack>
    </Dialog>
  );
}
