import { Button, InterviewCard } from '@portico/components';
import type { Interview } from '../../../contract/dashboard.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';

type DashboardInterviewProps = {
  as: 'li' | 'article';
  interview: Interview;
  /** Until the browser has taken over; ms since 1970. */
  now: number;
};

/** How they meet, with what only this kind of meeting has. */
function meetingOf({ kind, link, place, phoneNumber }: Interview) {
  if (kind === 'video') return { kind, joinHref: link };
  if (kind === 'onSite') return { kind, place };
  return phoneNumber === '' ? { kind } : { kind, phoneNumber };
}

/** An interview, with the way to its job. */
export function DashboardInterview({ as, interview, now }: DashboardInterviewProps) {
  const t = dashboardTexts.useTexts();
  const address = useAddress();
  const { title, positionId, startsAt, durationMinutes, timeZone, interviewers, isCancelled } = interview;
  return (
    <InterviewCard
      as={as}
      title={title}
      startsAt={Date.parse(startsAt)}
      duration={durationMinutes}
      timeZone={timeZone}
      now={now}
      interviewers={interviewers}
      cancelled={isCancelled}
      actions={
        positionId !== null && (
          <Button
            href={address(`/careers/job/${positionId}`)}
            renderLink={renderLink}
            aria-label={t('interviews.jobOf', { title })}
          >
            {t('interviews.job')}
          </Button>
        )
      }
      {...meetingOf(interview)}
    />
  );
}
