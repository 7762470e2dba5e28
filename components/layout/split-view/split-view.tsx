import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { percentClasses } from '../../theme/percent-classes.ts';
import { setVariable } from '../../theme/set-variable.ts';
import * as styles from './split-view.css.ts';

type OwnProps = {
  /** What the pane at the start holds, such as “Jobs”; names the separator, which is its edge. */
  label: string;
  /** The pane at the start, whose size the separator changes. */
  primary: ReactNode;
  /** The pane at the end, which takes the rest. */
  secondary: ReactNode;
  /**
   * Which of the two is in view in windows of 992 px and less, where there is room for one.
   * @default 'primary'
   */
  narrow?: 'primary' | 'secondary';
  /**
   * The least that the primary pane takes, in per cent of the width.
   * @default 20
   */
  min?: number;
  /**
   * The most that the primary pane takes, in per cent of the width.
   * @default 80
   */
  max?: number;
  /** The user changes the size: by pointer at each move, or by a key. */
  onSizeChange?: (size: number) => void;
};
type Size =
  | {
      /** How much of the width the primary pane takes, in per cent; controlled. */
      size: number;
      defaultSize?: undefined;
    }
  | {
      size?: undefined;
      /**
       * How much of the width the primary pane takes at first, in per cent. The server keeps to whole ones.
       * @default 40
       */
      defaultSize?: number;
    };

/** `ref` and all other props go to the root. State for selectors and tests: `data-narrow`, `data-resizing`. */
export type SplitViewProps = OwnProps &
  Size &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'children'>;

const step = 5;
const rootOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.parentElement as HTMLElement;
const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';
/** How far a pointer is from where reading begins, in per cent of the element. */
const shareAt = (element: Element, { clientX }: { clientX: number }) => {
  const { left, right, width } = element.getBoundingClientRect();
  return ((isRightToLeft(element) ? right - clientX : clientX - left) / width) * 100;
};

/** Two panes beside each other with an edge between them that people move. */
export function SplitView({
  label,
  primary,
  secondary,
  narrow = 'primary',
  min = 20,
  max = 80,
  size,
  defaultSize = 40,
  onSizeChange,
  ...rest
}: SplitViewProps) {
  const id = useId();
  const separator = useRef<HTMLDivElement>(null);
  const [ownSize, setOwnSize] = useState(defaultSize);
  /** Between the pointer and the edge that it holds, in per cent. */
  const [grip, setGrip] = useState<number>();
  const sizeBefore = useRef<number>(undefined);
  const within = (wanted: number) => Math.min(Math.max(wanted, min), max);
  const current = within(size ?? ownSize);

  useLayoutEffect(() => {
    const root = separator.current?.parentElement;
    if (root) setVariable(root, styles.exactSize, `${current}%`);
  }, [current]);

  const resize = (wanted: number) => {
    const next = within(wanted);
    if (next === current) return;
    setOwnSize(next);
    onSizeChange?.(next);
  };
  const shrink = () => {
    if (current > min) sizeBefore.current = current;
    resize(min);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const toEnd = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const toStart = toEnd === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === toEnd) resize(current + step);
    else if (event.key === toStart) resize(current - step);
    else if (event.key === 'Home') shrink();
    else if (event.key === 'End') resize(max);
    else if (event.key !== 'Enter') return;
    else if (current > min) shrink();
    else resize(sizeBefore.current ?? defaultSize);
    event.preventDefault();
  };
  return (
    <div
      {...rest}
      className={`${styles.split} ${percentClasses(styles.sizes, current)}`}
      data-narrow={narrow}
      data-resizing={grip === undefined ? undefined : ''}
    >
      <div id={id} className={styles.pane}>
        {primary}
      </div>
      <div
        ref={separator}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one that moves is a widget, which <hr> is not
        role="separator"
        className={styles.separator}
        tabIndex={0}
        aria-label={label}
        aria-controls={id}
        aria-orientation="vertical"
        aria-valuenow={Math.round(current)}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // no text is selected on the way, nor does the browser move the focus by itself then
          event.preventDefault();
          event.currentTarget.focus({ preventScroll: true });
          event.currentTarget.setPointerCapture(event.pointerId);
          setGrip(shareAt(rootOf(event), event) - current);
        }}
        onPointerMove={(event) => {
          if (grip !== undefined) resize(shareAt(rootOf(event), event) - grip);
        }}
        onLostPointerCapture={() => setGrip(undefined)}
      />
      <div className={styles.pane}>{secondary}</div>
    </div>
  );
}
