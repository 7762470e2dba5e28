import { useState, type ComponentType } from 'react';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { late, useLate } from '../../theme/late.ts';
import * as styles from './calendar-button.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

/** Stands where a calendar is about to be. */
export const CalendarOnItsWay = () => {
  const text = useMessages<keyof typeof keys>('dates', english);
  return (
    <div className={styles.waiting}>
      <Spinner label={text('loading')} />
    </div>
  );
};

/**
 * A calendar that is loaded when it is first mounted; when that fails, people can try again, or go on typing.
 *
 * @param load imports the calendar's module
 */
export const lateCalendar = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const calendar = late(load);
  return function LateCalendar(props: Props) {
    const text = useMessages<keyof typeof keys>('dates', english);
    const { status, module, retry } = useLate(calendar);
    const [isTrying, setTrying] = useState(false);
    if (module) return <module.default {...props} />;
    if (status === 'loading' || isTrying) return <CalendarOnItsWay />;
    const tryAgain = async () => {
      setTrying(true);
      // a failure is told as the first one was
      await retry().catch(() => undefined);
      setTrying(false);
    };
    return (
      <div className={styles.waiting}>
        <p role="alert" className={styles.failure}>
          {text('failed')}
        </p>
        <button type="button" className={styles.retry} onClick={() => void tryAgain()}>
          {text('retry')}
        </button>
      </div>
    );
  };
};
