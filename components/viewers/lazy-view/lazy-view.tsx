import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../../feedback/error-state/error-state.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { leaveFocusTo } from '../../theme/leave-focus-to.ts';
import * as styles from './lazy-view.css.ts';

/** The ref of what stands in the frame and has buttons: when it goes with a press, the frame gets the focus. */
export const leaveToFrame = leaveFocusTo(`.${styles.frame}`);

type LazyView = Pick<ErrorStateProps, 'headingLevel' | 'actions'> & {
  /** What is always there, before the view. */
  before?: ReactNode;
  /** Of `frameHeights`. */
  height: string;
  status: 'loading' | 'ready' | 'failed';
  retry: () => Promise<unknown>;
  /** What is said while it is on its way, and when it does not come. */
  texts: { loading: string; failed: string; failedHint: string };
} & Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children'>;

/** The frame of a view that comes after the page, with what stands in it until then. A plain function, as `fieldAround`. */
export const lazyView = (
  view: ReactNode,
  { before, height, status, retry, texts, headingLevel, actions, ...rest }: LazyView,
) => (
  <div
    {...rest}
    className={`${styles.frame} ${height}`}
    data-status={status}
    aria-busy={status === 'loading' ? true : undefined}
  >
    {before}
    {status === 'ready' ? (
      view
    ) : (
      <div className={styles.instead}>
        {status === 'failed' ? (
          <ErrorState
            ref={leaveToFrame}
            role="alert"
            title={texts.failed}
            headingLevel={headingLevel}
            onRetry={retry}
            actions={actions}
          >
            {texts.failedHint}
          </ErrorState>
        ) : (
          <Spinner size="large" label={texts.loading} />
        )}
      </div>
    )}
  </div>
);
