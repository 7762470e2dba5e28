import { Button, InfoBar, Skeleton } from '@portico/components';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { RequestError } from '../request/request-error.ts';
import { useAuth } from './auth.ts';
import { requestMessage } from './request-message.ts';
import * as styles from './query-panel.css.ts';
import { useSite } from '../site/site.tsx';
import { useStandingError } from './use-standing-error.ts';

type QueryPanelProps<Data> = {
  title: string;
  /** What it is for, below its heading. */
  description?: ReactNode;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What to say when there is nothing to show. */
  failed: string;
  /** About as many lines as the content has, so that little moves when it comes. */
  lines: number;
  children: (data: Data) => ReactNode;
};

/** A part of a page that loads and fails by itself, and takes nothing else along. */
export function QueryPanel<Data>({
  title,
  description,
  query,
  failed,
  lines,
  children,
}: QueryPanelProps<Data>) {
  const { t } = useSite();
  const { data, refetch } = query;
  const error = useStandingError(query, title, data !== undefined);
  const id = useId();
  const { openLogin } = useAuth();
  const isSessionOver = error instanceof RequestError && error.kind === 'login';
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = async () => {
    const { isSuccess } = await refetch();
    // the button is gone
    if (isSuccess) heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={data === undefined && !error}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {data !== undefined && children(data)}
      {data === undefined && !error && <Skeleton lines={lines} />}
      {data === undefined && error && (
        <InfoBar
          variant="alert"
          live
          action={
            isSessionOver ? (
              <Button size="small" onClick={() => openLogin({ isSessionOver })}>
                {t('nav.login')}
              </Button>
            ) : (
              <Button size="small" onClick={() => void retry()}>
                {t('app.retry')}
              </Button>
            )
          }
        >
          {failed}. {requestMessage(error, t)}
        </InfoBar>
      )}
    </section>
  );
}
