import { Button } from '../../actions/button/button.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { lazyWithRetry } from '../../lazy/lazy-with-retry.tsx';
import { useMessages } from '../../messages/locale.tsx';
import * as styles from './calendar-button.css.ts';
import type keys from '../../locales/en-US/dates.json';
import english from '../../locales/en-US/dates.json?messages';

function Pending() {
  const text = useMessages<keyof typeof keys>('dates', english);
  return (
    <div className={styles.waiting}>
      <Spinner label={text('loading')} />
    </div>
  );
}

/** The calendar, loaded when it is first mounted. When that fails, people can try again, or go on typing. */
export const LazyCalendar = lazyWithRetry(() => import('./calendar.tsx'), {
  onServer: 'pending',
  Pending,
  Failed: function Failed({ retry, isRetrying }) {
    const text = useMessages<keyof typeof keys>('dates', english);
    if (isRetrying) return <Pending />;
    return (
      <div className={styles.waiting}>
        <p role="alert" className={styles.failure}>
          {text('failed')}
        </p>
        <Button
          onClick={({ currentTarget }) => {
            // the button goes, what it is in stays
            currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
            void retry();
          }}
        >
          {text('retry')}
        </Button>
      </div>
    );
  },
});
