import { useState, type ComponentType } from 'react';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { late, useLate } from '../../theme/late.ts';
import * as styles from './late-part.css.ts';

type Words = {
  /** Of the room that the part will take. */
  className: string;
  /** What is said while it is on its way, when it does not come, and by the button that tries again. */
  texts: { loading: string; failed: string; retry: string };
};

/**
 * A part of a field that is loaded when it is first mounted; when that fails, people can try again, or go on typing.
 *
 * @param load imports the part's module
 * @param useWords a hook, since texts are those of the language around
 */
export const latePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  useWords: () => Words,
): ComponentType<Props> => {
  const part = late(load);
  return function LatePart(props: Props) {
    const { className, texts } = useWords();
    const { status, module, retry } = useLate(part);
    const [isTrying, setTrying] = useState(false);
    if (module) return <module.default {...props} />;
    const tryAgain = async () => {
      setTrying(true);
      // a failure is told as the first one was
      await retry().catch(() => undefined);
      setTrying(false);
    };
    return (
      <div className={`${styles.waiting} ${className}`}>
        {status === 'loading' || isTrying ? (
          <Spinner label={texts.loading} />
        ) : (
          <>
            <p role="alert" className={styles.failure}>
              {texts.failed}
            </p>
            <button
              type="button"
              className={styles.retry}
              onClick={({ currentTarget }) => {
                // the button goes, what it is in stays
                currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
                void tryAgain();
              }}
            >
              {texts.retry}
            </button>
          </>
        )}
      </div>
    );
  };
};
