import { useId, useImperativeHandle, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { CopyButton } from '../../actions/copy-button/copy-button.tsx';
import { RelativeTime } from '../../display/relative-time/relative-time.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { Container } from '../../layout/container/container.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import type { OmitEach } from '../../theme/props.ts';
import { useTimeZone } from '../interviews/use-time-zone.ts';
import { useWorkLocation, type WorkLocation } from '../jobs/work-location.ts';
import { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx';
import * as styles from './job-header.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
import { useIsAbove } from './use-is-above.ts';

type OwnProps = {
  /** What the job is called. */
  title: string;
  /** Where the job is; the first is shown, the others on demand. */
  places?: readonly string[];
  /** Where its work is done. */
  workLocation?: WorkLocation;
  /** Where in the company it is. */
  department?: string;
  /** When it was posted; ms since 1970. */
  postedAt: number;
  /** What time it is for the server and for hydration; ms since 1970. The browser's clock takes over then. */
  now: number;
  /** The number by which the employer knows it. */
  requisitionId?: string;
  /** The job's own address, absolute: adds the button that shares it, or copies it where the browser cannot share. */
  shareUrl?: string;
  /** Such as a `SavedToggle`. */
  save?: ReactNode;
  /** How well the candidate matches, such as a `MatchMeter`. */
  match?: ReactNode;
};
type Open = {
  closed?: false;
  closedAt?: undefined;
  timeZone?: undefined;
  similar?: undefined;
  /** The way to apply, such as a `Button` of variant `apply`. */
  apply?: ReactNode;
  /**
   * Once it has been scrolled away, a bar on top of the window goes on to show the title and `apply`, which is rendered
   * there once more. For pages without a sticky navbar.
   * @default false
   */
  sticky?: boolean;
};
type Closed = {
  /** Nobody can apply any more. */
  closed: true;
  /** When it was closed; ms since 1970. */
  closedAt?: number;
  /**
   * The time zone of that day (IANA), such as `Europe/Berlin`.
   * @default the reader’s own; the server writes UTC
   */
  timeZone?: string;
  /** Where to go on, such as a `Button` that leads to similar jobs. */
  similar?: ReactNode;
  apply?: undefined;
  sticky?: undefined;
};

/**
 * `ref` and all other props go to the `<header>`. State for selectors and tests: `data-closed`, and `data-stuck` while
 * the bar shows.
 */
export type JobHeaderProps = OwnProps &
  (Open | Closed) &
  OmitEach<PageHeaderProps, keyof OwnProps | keyof Open | 'meta' | 'description' | 'actions' | 'children'>;

/** Title and way to apply; `applyId` is where that stands in the header. */
function Bar({ title, applyId, children }: { title: string; applyId: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = root.current;
    return () => {
      if (!bar?.contains(document.activeElement)) return;
      // the header is back in view, and has the same control
      document.querySelector<HTMLElement>(`[id="${applyId}"] :is(a, button)`)?.focus({ preventScroll: true });
    };
  }, [applyId]);
  return (
    <div ref={root} className={styles.bar}>
      <Container>
        <div className={styles.line}>
          <span className={styles.short}>{title}</span>
          <div className={styles.apply}>{children}</div>
        </div>
      </Container>
    </div>
  );
}

/** What a job is, where and since when, and what can be done about it. */
export function JobHeader({
  title,
  places = [],
  workLocation,
  department,
  postedAt,
  now,
  requisitionId,
  shareUrl,
  save,
  match,
  closed,
  closedAt,
  timeZone: givenZone,
  similar,
  apply,
  sticky = false,
  ref,
  ...rest
}: JobHeaderProps) {
  const text = useMessages<keyof typeof keys>('job-header', english);
  const workLocationText = useWorkLocation();
  const locale = useLocale();
  const timeZone = useTimeZone(givenZone);
  const applyId = useId();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);
  const isStuck = useIsAbove(root, sticky);

  const cannotShare = useRef(false);
  const share = (event: MouseEvent<HTMLElement>) => {
    // few browsers on desktops can
    if (typeof navigator.share !== 'function' || cannotShare.current) return;
    event.preventDefault();
    const { currentTarget } = event;
    navigator.share({ title, url: shareUrl }).catch((problem: DOMException) => {
      // the user thought better of it, or is asked still
      if (problem.name === 'AbortError' || problem.name === 'InvalidStateError') return;
      // frames may not without permission, and copy instead from now on
      cannotShare.current = true;
      currentTarget.click();
    });
  };

  const [place, ...others] = places;
  const closedOn = (at: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);
  return (
    <>
      <PageHeader
        {...rest}
        ref={root}
        data-closed={closed ? '' : undefined}
        data-stuck={isStuck ? '' : undefined}
        title={title}
        meta={
          <>
            {department ? <span>{department}</span> : null}
            {place === undefined ? null : <span>{place}</span>}
            {others.length === 0 ? null : (
              <details className={styles.places}>
                <summary className={styles.more}>{text('more', { count: others.length })}</summary>
                <ul className={styles.list}>
                  {others.map((other) => (
                    <li key={other}>{other}</li>
                  ))}
                </ul>
              </details>
            )}
            {workLocation ? <span>{workLocationText(workLocation)}</span> : null}
            <span>
              {text('posted')} <RelativeTime date={postedAt} now={now} />
            </span>
            {requisitionId ? <span>{text('number', { id: requisitionId })}</span> : null}
          </>
        }
        actions={
          <>
            {shareUrl ? (
              <CopyButton value={shareUrl} onClick={share}>
                {text('share')}
              </CopyButton>
            ) : null}
            {save}
            {apply ? <span id={applyId}>{apply}</span> : null}
          </>
        }
      >
        {closed ? (
          <InfoBar variant="warning" title={text('closed')} action={similar}>
            {closedAt === undefined ? null : <p>{text('closedOn', { date: closedOn(closedAt) })}</p>}
          </InfoBar>
        ) : null}
        {match}
      </PageHeader>
      {isStuck ? (
        <Bar title={title} applyId={applyId}>
          {apply}
        </Bar>
      ) : null}
    </>
  );
}
