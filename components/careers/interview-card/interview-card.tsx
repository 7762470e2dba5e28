import { useId, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Avatar } from '../../display/avatar/avatar.tsx';
import { Card, type CardProps } from '../../display/card/card.tsx';
import { CalendarIcon, ClockIcon, PhoneIcon, PinIcon, VideoIcon } from '../../display/icon/icon.tsx';
import { RelativeTime } from '../../display/relative-time/relative-time.tsx';
import { Status, type StatusProps } from '../../display/status/status.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { listRole } from '../../theme/list-role.ts';
import { leaveFocusTo } from '../../theme/leave-focus-to.ts';
import { formatTimes } from '../interviews/format-times.ts';
import { joinableBefore } from '../interviews/interview-phase.ts';
import { useInterviewPhase } from '../interviews/use-interview-phase.ts';
import { useTimeZone } from '../interviews/use-time-zone.ts';
import * as styles from './interview-card.css.ts';
import type keys from '../../locales/en-US/interview-card.json';
import english from '../../locales/en-US/interview-card.json?messages';

export type Interviewer = {
  name: string;
  /** What they do in the company. */
  role?: string;
  /** The address of their picture. */
  src?: string;
};

type OwnProps = {
  /** What is talked about, such as the position. */
  title: string;
  /** ms since 1970. */
  startsAt: number;
  /** How long it takes, in minutes. */
  duration: number;
  /** What time it is for the server and for hydration; ms since 1970. The browser’s clock takes over then. */
  now: number;
  /**
   * The time zone of date and time (IANA), such as `Europe/Berlin`; it is named beside them.
   * @default the reader’s own; the server writes UTC
   */
  timeZone?: string;
  /** Who takes part, besides the candidate. */
  interviewers?: readonly Interviewer[];
  /**
   * It does not take place.
   * @default false
   */
  cancelled?: boolean;
  /** What else can be done, such as a `Button` to reschedule; not shown when the interview is over or cancelled. */
  actions?: ReactNode;
};
type Kind =
  | {
      /** How they meet. */
      kind: 'phone';
      /** The number that is called. */
      phoneNumber?: string;
      joinHref?: undefined;
      place?: undefined;
    }
  | {
      kind: 'video';
      /** Where to join, from 15 minutes before the beginning until the end; empty while that is not known yet. */
      joinHref: string;
      phoneNumber?: undefined;
      place?: undefined;
    }
  | {
      kind: 'onSite';
      /** Where to come to. */
      place: string;
      phoneNumber?: undefined;
      joinHref?: undefined;
    };
type Calendar =
  | {
      /** The address of its calendar entry (`.ics`). */
      calendarHref?: string;
      onAddToCalendar?: undefined;
    }
  | { calendarHref?: undefined; onAddToCalendar: () => void };

/**
 * `ref` and all other props go to the card. State for selectors and tests: `data-phase` is `upcoming`, `joinable` (15
 * minutes before), `running`, `past` or `cancelled`.
 */
export type InterviewCardProps = OwnProps &
  Kind &
  Calendar &
  Omit<
    CardProps,
    | keyof OwnProps
    | 'meta'
    | 'children'
    | 'href'
    | 'renderLink'
    | 'selected'
    | keyof Extract<Kind, { kind: 'phone' }>
    | 'calendarHref'
    | 'onAddToCalendar'
  >;

/** Joining ends with the interview, perhaps while it has the focus. */
const leaveToCard = leaveFocusTo('[data-phase]');

const icons = { phone: PhoneIcon, video: VideoIcon, onSite: PinIcon };
const meanings = {
  upcoming: 'info',
  joinable: 'warning',
  running: 'success',
  past: 'neutral',
  cancelled: 'alert',
} as const satisfies Record<string, StatusProps['variant']>;

const fact = (picture: ReactNode, content: ReactNode) => (
  <div className={styles.fact}>
    <span className={styles.icon}>{picture}</span>
    <div>{content}</div>
  </div>
);

type Times = { startsAt: number; endsAt: number; timeZone: string };

function Facts({ times, kind, detail }: { times: Times; kind: Kind['kind']; detail?: string }) {
  const text = useMessages<keyof typeof keys>('interview-card', english);
  const locale = useLocale();
  const { startsAt, endsAt, timeZone } = times;
  const Icon = icons[kind];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const minutes = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  const duration = new Intl.NumberFormat(locale, minutes).format((endsAt - startsAt) / 60_000);
  // a range of times has room for the zone's abbreviation only
  const zoneName = format({ timeZoneName: 'long' })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <>
      {fact(
        <CalendarIcon />,
        <time dateTime={new Date(startsAt).toISOString()}>
          {format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }).format(startsAt)}
        </time>,
      )}
      {fact(
        <ClockIcon />,
        <>
          {text('time', { time: formatTimes(times, { locale, timeZone }), duration })}
          <div className={styles.hint}>{zoneName}</div>
        </>,
      )}
      {fact(<Icon />, detail ? text('kindWith', { kind: text(kind), detail }) : text(kind))}
    </>
  );
}

const peopleOf = (label: string, people: readonly Interviewer[]) => (
  <ul {...listRole} className={styles.people} aria-label={label}>
    {people.map(({ name, role, src }) => (
      <li key={name} className={styles.person}>
        <Avatar size="small" name={name} src={src} decorative />
        <div>
          {name}
          {role ? <div className={styles.hint}>{role}</div> : null}
        </div>
      </li>
    ))}
  </ul>
);

/** An interview: when, how and with whom, and the way in when it is about to begin. */
export function InterviewCard({
  title,
  startsAt,
  duration,
  now,
  timeZone: givenZone,
  interviewers = [],
  cancelled = false,
  actions,
  kind,
  phoneNumber,
  joinHref,
  place,
  calendarHref,
  onAddToCalendar,
  ...rest
}: InterviewCardProps) {
  const text = useMessages<keyof typeof keys>('interview-card', english);
  const timeZone = useTimeZone(givenZone);
  const id = useId();
  const times = { startsAt, endsAt: startsAt + duration * 60_000, timeZone };
  const phaseByTime = useInterviewPhase({ ...times, now });
  const phase = cancelled ? 'cancelled' : phaseByTime;
  const canJoin = phase === 'joinable' || phase === 'running';
  const clock = new Intl.DateTimeFormat(useLocale(), { hour: 'numeric', minute: '2-digit', timeZone });
  const calendar =
    calendarHref === undefined
      ? onAddToCalendar && { onClick: onAddToCalendar }
      : { href: calendarHref, download: true };
  const buttons =
    phase === 'past' || phase === 'cancelled' ? undefined : (
      <>
        {joinHref ? (
          <Button
            ref={leaveToCard}
            variant="primary"
            href={joinHref}
            disabled={!canJoin}
            aria-label={text('joinOf', { title })}
            aria-describedby={canJoin ? undefined : `${id}-join`}
          >
            {text('join')}
          </Button>
        ) : null}
        {calendar ? (
          <Button {...calendar} aria-label={text('calendarOf', { title })} icon={<CalendarIcon />}>
            {text('calendar')}
          </Button>
        ) : null}
        {actions}
      </>
    );

  return (
    <Card
      {...rest}
      title={title}
      data-phase={phase}
      meta={
        <Status variant={meanings[phase]}>
          {phase === 'upcoming' || phase === 'joinable' ? (
            <>
              {text('starts')} <RelativeTime date={startsAt} now={now} timeZone={timeZone} />
            </>
          ) : (
            text(phase)
          )}
        </Status>
      }
      actions={buttons}
    >
      <Facts times={times} kind={kind} detail={phoneNumber ?? place} />
      {interviewers.length === 0 ? null : peopleOf(text('interviewers'), interviewers)}
      {joinHref && phase === 'upcoming' ? (
        <p id={`${id}-join`} className={styles.hint}>
          {text('joinableFrom', { time: clock.format(startsAt - joinableBefore) })}
        </p>
      ) : null}
    </Card>
  );
}
