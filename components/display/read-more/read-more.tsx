import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/read-more.json';
import english from '../../locales/en-US/read-more.json?messages';
import * as styles from './read-more.css.ts';

type OwnProps = {
  /** The text. */
  children?: ReactNode;
  /**
   * How many of its lines are shown at first. A text of two more is shown whole: the button would take their room.
   * @default 4
   */
  lines?: 2 | 3 | 4 | 5 | 6 | 8 | 10;
  /** The user opens or closes the text. */
  onExpandedChange?: (expanded: boolean) => void;
};

/**
 * `ref` and all other props go to the root. State for selectors and tests: `data-state="whole"` while nothing is hidden,
 * `"collapsed"` or `"expanded"`.
 */
export type ReadMoreProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style'>;

/** Shows the first lines of a long text, and the rest on demand. */
export function ReadMore({ children, lines = 4, onExpandedChange, ...rest }: ReadMoreProps) {
  const message = useMessages<keyof typeof keys>('read-more', english);
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  // undefined until script has looked
  const [isLong, setLong] = useState<boolean>();
  const [expanded, setExpanded] = useState(false);
  const open = isLong === true && expanded;
  const state = open ? 'expanded' : isLong ? 'collapsed' : 'whole';

  // at each rendering, since another text may be longer
  useLayoutEffect(() => {
    const element = text.current;
    // all of it is there: how much would be hidden cannot be seen
    if (!element || state === 'expanded') return undefined;
    const measure = () => {
      const room = state === 'collapsed' ? 2 * Number.parseFloat(getComputedStyle(element).lineHeight) : 0;
      // a pixel for lines that end between two
      setLong(element.scrollHeight > element.clientHeight + room + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });

  const change = (next: boolean) => {
    setExpanded(next);
    onExpandedChange?.(next);
  };
  /** What is out of sight must not have the focus. */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const isBelow = target.getBoundingClientRect().bottom > currentTarget.getBoundingClientRect().bottom + 1;
    if (state === 'collapsed' && (currentTarget.scrollTop > 0 || isBelow)) change(true);
  };

  return (
    <div {...rest} className={`${styles.root} ${styles.clamps[lines]}`} data-state={state}>
      <div
        ref={text}
        id={id}
        className={isLong === undefined ? `${styles.text} ${styles.unseen}` : styles.text}
        onFocus={onFocus}
      >
        {children}
      </div>
      {isLong ? (
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => change(!open)}
        >
          {message(open ? 'less' : 'more')}
        </button>
      ) : null}
    </div>
  );
}
