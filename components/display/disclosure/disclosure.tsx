import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ChevronIcon } from '../icon/icon.tsx';
import * as styles from './disclosure.css.ts';

type OwnProps = {
  /** What opens and closes it, and says what is inside. */
  summary: ReactNode;
  /** What is inside; find-in-page of browsers that can opens it. */
  children?: ReactNode;
  /** Makes the summary a heading of the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Of all with one name on the page, at most one is open. */
  name?: string;
  /** It was opened or closed: by the user, by the browser's search, or by another of its name. */
  onOpenChange?: (open: boolean) => void;
};
type Open =
  | {
      /** Whether it is open; controlled. */
      open: boolean;
      defaultOpen?: undefined;
    }
  | {
      open?: undefined;
      /**
       * Whether it is open at first.
       * @default false
       */
      defaultOpen?: boolean;
    };

/** `ref` and all other props go to the `<details>`. State for selectors and tests is native: `[open]`. */
export type DisclosureProps = OwnProps &
  Open &
  Omit<ComponentPropsWithRef<'details'>, keyof OwnProps | 'open' | 'className' | 'style'>;

/** Keeps what only some readers need behind a line that says what it is; works before and without script. */
export function Disclosure({
  summary,
  children,
  headingLevel,
  open,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  ...rest
}: DisclosureProps) {
  const known = useRef(defaultOpen);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      // people may have opened it before hydration
      suppressHydrationWarning
      {...rest}
      className={styles.disclosure}
      open={open ?? defaultOpen}
      onToggle={(event) => {
        onToggle?.(event);
        const details = event.currentTarget;
        const next = details.open;
        if (next === (open ?? known.current)) return;
        known.current = next;
        onOpenChange?.(next);
        // until its owner says otherwise
        if (open !== undefined) details.open = open;
      }}
    >
      <summary className={styles.summary}>
        <ChevronIcon />
        <Heading className={styles.title}>{summary}</Heading>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
