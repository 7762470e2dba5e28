import type { ReactNode } from 'react';
import { Card, type CardProps } from '../../display/card/card.tsx';
import { RelativeTime } from '../../display/relative-time/relative-time.tsx';
import { Skeleton } from '../../display/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type { RenderLink } from '../../theme/link.ts';
import { useWorkLocation, type WorkLocation } from '../jobs/work-location.ts';
import * as styles from './job-card.css.ts';
import type keys from '../../locales/en-US/job-card.json';
import english from '../../locales/en-US/job-card.json?messages';

type OwnProps = {
  /** What the job is called. */
  title: string;
  /** The job's page, or the results with this job beside them. */
  href: string;
  /** Renders the link through a client-side router. */
  renderLink?: RenderLink;
  /** Where the job is; the first is shown, and how many more there are. */
  places?: readonly string[];
  /** Where its work is done. */
  workLocation?: WorkLocation;
  /** Where in the company it is. */
  department?: string;
  /** When it was posted, if that is known here; ms since 1970. */
  postedAt?: number;
  /** What time it is for the server and for hydration; ms since 1970. The browser's clock takes over then. */
  now: number;
  /** How well the candidate matches, such as a small `MatchMeter`. */
  match?: ReactNode;
  /** An icon button in the upper end corner, above the link that covers the card, such as a `SavedToggle`. */
  action?: ReactNode;
};

/** `ref` and all other props go to the card. State for selectors and tests: `data-selected`; its link is `aria-current`. */
export type JobCardProps = OwnProps &
  Omit<CardProps, keyof OwnProps | 'meta' | 'actions' | 'children' | 'selected'> & {
    /**
     * The one of several that is in view beside them.
     * @default false
     */
    selected?: boolean;
  };

/** A job among others: what it is, where, and since when it is open. */
export function JobCard({
  places = [],
  workLocation,
  department,
  postedAt,
  now,
  match,
  action,
  ...rest
}: JobCardProps) {
  const text = useMessages<keyof typeof keys>('job-card', english);
  const workLocationText = useWorkLocation();
  const [place, ...others] = places;
  return (
    <Card
      {...rest}
      meta={
        <>
          {department ? <span className={styles.fact}>{department}</span> : null}
          {place === undefined ? null : (
            <span className={styles.fact}>
              {others.length === 0 ? place : text('morePlaces', { place, count: others.length })}
            </span>
          )}
          {workLocation ? <span>{workLocationText(workLocation)}</span> : null}
          {postedAt === undefined ? null : (
            <span>
              {text('posted')} <RelativeTime date={postedAt} now={now} />
            </span>
          )}
        </>
      }
    >
      {match}
      {action ? <div className={styles.corner}>{action}</div> : null}
    </Card>
  );
}

export type JobCardSkeletonProps = {
  /**
   * The element.
   * @default 'article'
   */
  as?: CardProps['as'];
  /**
   * Whether the cards to come show a match.
   * @default false
   */
  match?: boolean;
  /**
   * Whether the cards to come can be saved.
   * @default false
   */
  action?: boolean;
};

/** Keeps the room of a `JobCard` that is still loading. */
export function JobCardSkeleton({ match = false, action = false, ...rest }: JobCardSkeletonProps) {
  return (
    <Card {...rest} aria-hidden="true">
      <div className={styles.title}>
        <Skeleton width="medium" />
      </div>
      <div className={styles.meta}>
        <Skeleton width="long" />
      </div>
      {match ? (
        <div className={styles.meta}>
          <Skeleton width="short" />
        </div>
      ) : null}
      {action ? (
        <div className={`${styles.corner} ${styles.action}`}>
          <Skeleton shape="control" />
        </div>
      ) : null}
    </Card>
  );
}
