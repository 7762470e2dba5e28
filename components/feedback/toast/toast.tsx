import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { InfoBar, type InfoBarVariant } from '../info-bar/info-bar.tsx';
import type keys from '../../locales/en-US/toast.json';
import english from '../../locales/en-US/toast.json?messages';
import * as styles from './toast.css.ts';

/**
 * Calls `onEnd` when a time has passed, not counting the time for which it was paused.
 *
 * @param milliseconds undefined = never
 */
function useTimeLeft(milliseconds: number | undefined, paused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (left.current === undefined || paused) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - begun));
    };
  }, [paused]);
}

/** How long a toast stays; milliseconds (SHELL-09). */
const durations = { brief: 3_000, short: 5_000, long: 15_000, stay: undefined };
/** More at once would cover the page; the others wait their turn. */
const atOnce = 3;

export type Toast = {
  /** What happened, in a sentence. */
  text: ReactNode;
  /**
   * What kind of message it is; an alert interrupts what is being read aloud.
   * @default 'info'
   */
  variant?: InfoBarVariant;
  /** One thing to do about it, such as to undo; it closes the toast. */
  action?: { label: string; onSelect: () => void };
  /**
   * 3 s, 5 s, 15 s, or until it is dismissed. Its time stands still while toasts are hovered or have the focus, and while
   * the page is out of sight.
   * @default 'short', with an action 'long'
   */
  duration?: keyof typeof durations;
};

export type Toasts = {
  /** Shows a toast, after those that are there; answers what takes it away again. */
  show: (toast: Toast) => () => void;
};

const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * The toasts of the `ToastProvider` around.
 *
 * @throws Error without one
 */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts() needs a ToastProvider around: put one at the root of the app.');
  return toasts;
}

type Shown = Toast & { id: number };

function Item({
  toast: { text, variant = 'info', action, duration = action ? 'long' : 'short' },
  paused,
  onClose,
}: {
  toast: Toast;
  paused: boolean;
  onClose: () => void;
}) {
  const messages = useMessages<keyof typeof keys>('toast', english);
  useTimeLeft(durations[duration], paused, onClose);
  return (
    <InfoBar
      variant={variant}
      live={variant === 'alert'}
      action={
        action ? (
          <Button
            size="small"
            onClick={() => {
              onClose();
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        ) : undefined
      }
      onDismiss={onClose}
      dismissLabel={messages('close')}
    >
      {text}
    </InfoBar>
  );
}

/** Whether the page is in view. */
function useHidden() {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return isHidden;
}

/** Takes the focus to the toasts and back, past dialogs that would keep it, and reports while people are there. */
function useAttention(isEmpty: boolean) {
  const region = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = region.current;
    if (!root) return undefined;
    const listening = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      target: Document | HTMLElement,
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => target.addEventListener(name, listener as EventListener, { signal: listening.signal });
    on(root, 'pointerenter', () => setHovered(true));
    on(root, 'pointerleave', () => setHovered(false));
    // toasts lie above everything: a press on one is not beside a dialog
    on(root, 'pointerdown', (event) => event.stopPropagation());
    on(root, 'focusin', ({ relatedTarget }) => {
      setFocused(true);
      if (relatedTarget instanceof HTMLElement && !root.contains(relatedTarget))
        before.current = relatedTarget;
    });
    on(root, 'focusout', () => setFocused(false));
    on(root, 'keydown', ({ key }) => {
      if (key === 'Escape') before.current?.focus();
    });
    // a dialog takes back the focus that it sees leave, and hears so further out, behind React
    on(document.documentElement, 'focusin', (event) => {
      if (root.contains(event.target as Node)) event.stopPropagation();
    });
    on(document.documentElement, 'focusout', (event) => {
      if (event.relatedTarget instanceof Node && root.contains(event.relatedTarget)) event.stopPropagation();
    });
    on(document, 'keydown', ({ key }) => {
      if (key === 'F8') root.focus();
    });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    // nothing is left there to have the focus
    if (isEmpty && region.current?.contains(document.activeElement)) before.current?.focus();
  }, [isEmpty]);
  return { region, isHeld: isHovered || isFocused };
}

export type ToastProviderProps = { children?: ReactNode };

/**
 * Shows the toasts of all components inside, in a corner of the window: short messages about what just happened, which
 * go by themselves. F8 moves the focus to them and Escape back.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const messages = useMessages<keyof typeof keys>('toast', english);
  const [all, setAll] = useState<readonly Shown[]>([]);
  const isHidden = useHidden();
  const { region, isHeld } = useAttention(all.length === 0);
  const lastId = useRef(0);

  const close = useCallback(
    (id: number) => {
      const toast = region.current?.querySelector(`[data-toast="${id}"]`);
      // it takes the focus along to those that are left
      if (toast?.contains(document.activeElement)) region.current?.focus();
      setAll((list) => list.filter((each) => each.id !== id));
    },
    [region],
  );
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        const id = (lastId.current += 1);
        setAll((list) => [...list, { ...toast, id }]);
        return () => close(id);
      },
    }),
    [close],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      <section
        ref={region}
        data-toasts=""
        tabIndex={-1}
        aria-label={messages('label')}
        aria-live="polite"
        aria-relevant="additions"
        className={styles.region}
      >
        {all.slice(0, atOnce).map((toast) => (
          <div key={toast.id} data-toast={toast.id} className={styles.toast}>
            <Item toast={toast} paused={isHeld || isHidden} onClose={() => close(toast.id)} />
          </div>
        ))}
      </section>
    </ToastContext>
  );
}
