import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { JobCardSkeleton, type JobCardSkeletonProps } from '../job-card/job-card.tsx';
import * as styles from './job-list.css.ts';
import type keys from '../../locales/en-US/job-list.json';
import english from '../../locales/en-US/job-list.json?messages';

type OwnProps = {
  /**
   * Where its heading stands in the page's outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
};
type Loaded = {
  /** How far it is; the heading says it. */
  status: 'loaded';
  /** How many jobs there are in all, on this page and on others. */
  count: number;
  /** The jobs, each a `JobCard` that is an `<li>`. */
  children?: ReactNode;
  /** In the place of the list when there are no jobs. */
  empty: ReactNode;
};
type Loading = {
  status: 'loading';
  /**
   * How many skeletons keep the room: as many as there are jobs on a page.
   * @default 10
   */
  skeletons?: number;
  /** What the cards to come show. */
  skeleton?: Pick<JobCardSkeletonProps, 'match' | 'action'>;
};
type Failed = {
  status: 'failed';
  /** In the place of the list: what happened, and the way to try again. */
  failure: ReactNode;
};
type Nothing<Props> = { [Key in Exclude<keyof Props, 'status'>]?: undefined };

/** `ref` and all other props go to the root. State for selectors and tests: `data-status`, `aria-busy` while loading. */
export type JobListProps = OwnProps &
  (
    | (Loaded & Nothing<Loading> & Nothing<Failed>)
    | (Loading & Nothing<Loaded> & Nothing<Failed>)
    | (Failed & Nothing<Loaded> & Nothing<Loading>)
  ) & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    'className' | 'style' | 'children' | 'role'
  >;

/** The jobs that a search found, under how many they are. */
export function JobList({
  headingLevel = 2,
  status,
  count,
  children,
  empty,
  skeletons = 10,
  skeleton,
  failure,
  ...rest
}: JobListProps) {
  const text = useMessages<keyof typeof keys>('job-list', english);
  const announce = useAnnounce();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const heading = status === 'loaded' ? text('count', { count }) : text(status);

  // what the page came with is read with the page
  const seen = useRef({ status, count });
  useEffect(() => {
    const before = seen.current;
    seen.current = { status, count };
    const isNew = before.status !== status || before.count !== count;
    if (isNew && status !== 'loading') announce(heading);
  }, [announce, count, heading, status]);

  const body = () => {
    switch (status) {
      case 'failed':
        return failure;
      case 'loading':
        return (
          <Stack gap={3}>
            {Array.from({ length: skeletons }, (_, index) => (
              <JobCardSkeleton key={index} {...skeleton} as="div" />
            ))}
          </Stack>
        );
      case 'loaded':
        return count === 0 ? (
          empty
        ) : (
          <Stack as="ul" gap={3} aria-labelledby={id}>
            {children}
          </Stack>
        );
    }
  };
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      {...rest}
      data-status={status}
      aria-busy={status === 'loading' || undefined}
    >
      <Heading id={id} className={styles.heading}>
        {heading}
      </Heading>
      {body()}
    </Stack>
  );
}
