import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Card, type CardProps } from '../../display/card/card.tsx';
import { CalendarIcon } from '../../display/icon/icon.tsx';
import { RelativeTime } from '../../display/relative-time/relative-time.tsx';
import { Status, type StatusProps } from '../../display/status/status.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import { formatDay, formatMoment } from '../interviews/format-moment.ts';
import { useTimeZone } from '../interviews/use-time-zone.ts';
import * as styles from './application-card.css.ts';
import type keys from '../../locales/en-US/application-card.json';
import english from '../../locales/en-US/application-card.json?messages';

type OwnProps = {
  /** What the job is called. */
  position: string;
  /** The employer, or the part of it that hires. */
  company?: string;
  /** Where the job is. */
  location?: string;
  /** What time it is for the server and for hydration; ms since 1970. */
  now: number;
  /**
   * The time zone of the dates (IANA), such as `Europe/Berlin`.
   * @default the reader’s own; the server writes UTC
   */
  timeZone?: string;
  /** What else can be done with it, such as a `Button` to withdraw it; above the link that covers the card. */
  actions?: ReactNode;
  /** Renders the link through a client-side router. */
  renderLink?: RenderLink;
};

type Draft = {
  /** How far it has come: begun, sent, or over. */
  state: 'draft';
  /** When it was last saved; ms since 1970. */
  savedAt: number;
} & (
  | {
      /**
       * The job takes no more applications, so there is nothing to continue.
       * @default false
       */
      jobClosed?: false;
      /** The application’s page; of a draft, the form to go on with. */
      href: string;
    }
  | { jobClosed: true; href?: undefined }
);
type Sent = {
  href: string;
  /** When it was sent; ms since 1970. */
  appliedAt: number;
  /** When something last happened to it; ms since 1970. */
  updatedAt?: number;
  /** How it stands, in the employer’s words. Leave it out where the employer does not say. */
  status?: string;
  /**
   * What the status means to the reader.
   * @default 'info', and 'neutral' for one that is over
   */
  statusVariant?: StatusProps['variant'];
};
type Active = Sent & {
  state: 'active';
  /** What the employer’s process consists of, and the number of the stage it is in, from 1. */
  stages?: { names: readonly string[]; current: number };
  /** When the next interview begins; ms since 1970. Not shown when that is over. */
  interviewAt?: number;
} & (
    | {
        /** What comes next, or what the candidate has to do. */
        nextStep: string;
        /**
         * Whether it waits for the candidate.
         * @default false
         */
        actionRequired?: boolean;
      }
    | { nextStep?: undefined; actionRequired?: undefined }
  );
type Closed = Sent & { state: 'closed' };
type Nothing<Props> = { [Key in Exclude<keyof Props, 'state' | keyof Sent>]?: undefined };
type NotSent = { [Key in Exclude<keyof Sent, 'href'>]?: undefined };

/** `ref` and all other props go to the card. State for selectors and tests: `data-state`, `data-action-required`. */
export type ApplicationCardProps = OwnProps &
  (
    | (Draft & NotSent & Nothing<Active>)
    | (Active & Nothing<Draft>)
    | (Closed & Nothing<Draft> & Nothing<Active>)
  ) &
  Omit<CardProps, keyof OwnProps | 'title' | 'meta' | 'children' | 'href' | 'selected' | keyof Sent>;

type ProgressProps = Pick<Active, 'stages' | 'interviewAt'> & { now: number; timeZone: string };

function Progress({ stages, interviewAt, now, timeZone }: ProgressProps) {
  const text = useMessages<keyof typeof keys>('application-card', english);
  const locale = useLocale();
  const stage = stages?.names[stages.current - 1];
  return (
    <>
      {stages && stage !== undefined ? (
        <ProgressBar
          label={stage}
          value={stages.current}
          max={stages.names.length}
          valueText={text('stage', { step: stages.current, count: stages.names.length })}
        />
      ) : null}
      {interviewAt !== undefined && interviewAt > now ? (
        <div className={styles.reminder}>
          <CalendarIcon />
          <span>{text('interview', { date: formatMoment(interviewAt, { locale, timeZone }) })}</span>
        </div>
      ) : null}
    </>
  );
}

/** A candidate’s application among others: what for, how it stands, and what to do next. */
export function ApplicationCard({
  position,
  company,
  location,
  state,
  href,
  jobClosed,
  savedAt,
  appliedAt,
  updatedAt,
  status,
  statusVariant = state === 'active' ? 'info' : 'neutral',
  stages,
  interviewAt,
  nextStep,
  actionRequired,
  now,
  timeZone: givenZone,
  actions,
  renderLink = renderAnchor,
  ...rest
}: ApplicationCardProps) {
  const text = useMessages<keyof typeof keys>('application-card', english);
  const locale = useLocale();
  const timeZone = useTimeZone(givenZone);
  const ownStatus = jobClosed ? 'jobClosed' : state;
  const shownStatus = status ?? (ownStatus === 'active' ? undefined : text(ownStatus));
  const next = actionRequired ? 'actionRequired' : 'nextStep';
  const changedAt = savedAt ?? updatedAt;
  const link = href === undefined ? undefined : { href, renderLink };
  // a draft has one way in: its button says what happens there
  const draftLink = state === 'draft' ? link : undefined;

  return (
    <Card
      {...rest}
      {...(link && !draftLink ? { title: position, ...link } : { title: position })}
      data-state={state}
      data-action-required={actionRequired ? '' : undefined}
      meta={
        <>
          {company ? <span className={styles.fact}>{company}</span> : null}
          {location ? <span className={styles.fact}>{location}</span> : null}
          {shownStatus === undefined ? null : <Status variant={statusVariant}>{shownStatus}</Status>}
          {appliedAt === undefined ? null : (
            <span>{text('applied', { date: formatDay(appliedAt, { locale, timeZone }) })}</span>
          )}
          {changedAt === undefined ? null : (
            <span>
              {text(savedAt === undefined ? 'updated' : 'saved')} <RelativeTime date={changedAt} now={now} />
            </span>
          )}
        </>
      }
      actions={
        draftLink ? (
          <>
            <Button variant="primary" {...draftLink} aria-label={text('continueOf', { position })}>
              {text('continue')}
            </Button>
            {actions}
          </>
        ) : (
          actions
        )
      }
    >
      {jobClosed ? <p>{text('jobClosedHint')}</p> : null}
      <Progress stages={stages} interviewAt={interviewAt} now={now} timeZone={timeZone} />
      {nextStep ? (
        <InfoBar variant={actionRequired ? 'warning' : 'info'} title={text(next)}>
          <bdi>{nextStep}</bdi>
        </InfoBar>
      ) : null}
    </Card>
  );
}
