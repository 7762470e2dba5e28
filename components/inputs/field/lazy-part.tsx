import type { ComponentType } from 'react';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { lazyWithRetry } from '../../lazy/lazy-with-retry.tsx';
import * as styles from './lazy-part.css.ts';

type Words = {
  /** Of the room that the part will take. */
  className: string;
  /** Said while it loads and when it failed, and on the button that tries again. */
  texts: { loading: string; failed: string; retry: string };
};

/**
 * A part of a field that is loaded when it is first mounted. When that fails, people can try again, or go on typing.
 *
 * @param load imports the part's module
 * @param useWords a hook, since texts are those of the language around
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  useWords: () => Words,
): ComponentType<Props> {
  function Pending() {
    const { className, texts } = useWords();
    return (
      <div className={`${styles.waiting} ${className}`}>
        <Spinner label={texts.loading} />
      </div>
    );
  }
  return lazyWithRetry<Props>(load, {
    onServer: 'pending',
    Pending,
    Failed: ({ retry, isRetrying }) => {
      const { className, texts } = useWords();
      if (isRetrying) return <Pending />;
      return (
        <div className={`${styles.waiting} ${className}`}>
          <p role="alert" className={styles.failure}>
            {texts.failed}
          </p>
          <button
            type="button"
            className={styles.retry}
            onClick={({ currentTarget }) => {
              // the button goes, what it is in stays
              currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
              void retry();
            }}
          >
            {texts.retry}
          </button>
        </div>
      );
    },
  });
}
