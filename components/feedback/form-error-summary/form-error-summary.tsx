import { useEffect, useId, useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react';
import { flushSync } from 'react-dom';
import { AlertIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { focusOn } from '../../theme/focus-on.ts';
import { listRole } from '../../theme/list-role.ts';
import type { FormError } from './errors-of.ts';
import * as styles from './form-error-summary.css.ts';
import type keys from '../../locales/en-US/form-error-summary.json';
import english from '../../locales/en-US/form-error-summary.json?messages';

type OwnProps = {
  /** What is wrong, in the order of the form; nothing is shown while nothing is. For react-hook-form: `errorsOf(formState.errors)`. */
  errors: readonly FormError[];
  /**
   * How often the form has been sent, such as `formState.submitCount`: the summary takes the focus each time. Otherwise only
   * when it appears.
   * @default 0
   */
  attempt?: number;
  /**
   * Whether it takes the focus. Not where the form puts it on the first field that is wrong, and says so aloud.
   * @default true
   */
  takesFocus?: boolean;
  /**
   * Goes to a field in the form's own way, such as to one whose control has neither its id nor its name. Without it a link
   * leads to the control of that id or name in the form around, else to what has that id on the page.
   */
  onGo?: (field: string) => void;
  /**
   * Where the title stands in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
};

/** `ref` and all other props go to the root, which is there while there are errors. */
export type FormErrorSummaryProps = OwnProps &
  Omit<ComponentPropsWithRef<'section'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/**
 * The control of that id or of that name in the form around, else what has that id on the page; of radio buttons the
 * chosen one, else the first. A hidden one only where no other is: it has the value of a field that shows it otherwise.
 */
function controlOf(field: string, summary: HTMLElement): HTMLElement | null {
  const around = summary.closest('form') ?? document;
  const name = CSS.escape(field);
  const own = around.querySelector<HTMLElement>(`#${name}`);
  if (own) return own;
  const named = [...around.querySelectorAll<HTMLElement>(`[name="${name}"]`)];
  return (
    named.find((control) => control.matches(':checked')) ??
    named.find((control) => !control.matches('[type="hidden"]')) ??
    named[0] ??
    document.getElementById(field)
  );
}

/** Goes to a control, with what it is called in view: the label says what the error is about. */
function goTo(control: HTMLElement) {
  if (control.matches('[type="hidden"]')) {
    // which hands the focus on to the control in view
    control.focus();
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  (label ?? control).scrollIntoView({ block: 'nearest' });
  focusOn(control, { preventScroll: true });
  control.scrollIntoView({ block: 'nearest' });
}

/** So many lines can be taken in at once. Of more than that the form would be pushed out of view by its own summary. */
const most = 10;

/**
 * All that is wrong in a form that was sent, at its top, each leading to where it is put right: the first ten, and the others
 * when they are asked for.
 */
export function FormErrorSummary({
  errors,
  attempt = 0,
  takesFocus = true,
  onGo,
  headingLevel = 2,
  ref,
  ...rest
}: FormErrorSummaryProps) {
  const text = useMessages<keyof typeof keys>('form-error-summary', english);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current!);
  const shown = errors.length > 0;
  const Heading = `h${headingLevel}` as const;

  const seen = useRef<number>(undefined);

  const [showsAll, setShowsAll] = useState(false);
  // asked for once more with the next problems
  if (!shown && showsAll) setShowsAll(false);
  const list = useRef<HTMLUListElement>(null);
  const listed = showsAll ? errors : errors.slice(0, most);

  useEffect(() => {
    if (takesFocus && shown && seen.current !== attempt) root.current?.focus();
    seen.current = shown ? attempt : undefined;
  }, [takesFocus, shown, attempt]);

  if (!shown) return null;
  return (
    <section aria-labelledby={id} {...rest} ref={root} tabIndex={-1} className={styles.root}>
      <Heading id={id} className={styles.title}>
        <span className={styles.icon}>
          <AlertIcon />
        </span>
        {text('title', { count: errors.length })}
      </Heading>
      <ul {...listRole} ref={list} className={styles.list}>
        {listed.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a
              className={styles.link}
              href={`#${field}`}
              onClick={(event) => {
                if (onGo) {
                  event.preventDefault();
                  onGo(field);
                  return;
                }
                const control = controlOf(field, event.currentTarget);
                if (!control) return;
                // the address of the page stays what it was
                event.preventDefault();
                goTo(control);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
      {listed.length < errors.length ? (
        <button
          type="button"
          className={`${styles.link} ${styles.more}`}
          onClick={() => {
            flushSync(() => setShowsAll(true));
            // the button that was pressed has gone
            list.current?.querySelectorAll('a')[most]?.focus();
          }}
        >
          {text('more', { count: errors.length - most })}
        </button>
      ) : null}
    </section>
  );
}
