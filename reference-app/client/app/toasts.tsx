import { InfoBar, type Toast } from '@portico/components';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { isInFrame } from './in-frame.ts';
import * as styles from './shell.css.ts';
import type { ToastHostProps } from './toast-host.tsx';

type Show = (toast: Toast) => void;
const ToastContext = createContext<Show | undefined>(undefined);

/** Shows a short message about what just happened (SHELL-09). */
export function useShowToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('useShowToast is called outside Toasts');
  return show;
}

/** How long a message stands that could not become a toast, in ms; as long as the longest of them. */
const plainDuration = 15_000;

/** Holds the site's toasts, which are loaded with the first of them: most visits see none. */
export function Toasts({ children }: { children: ReactNode }) {
  const host = useRef<Show>(undefined);
  const [Host, setHost] = useState<ComponentType<ToastHostProps>>();
  const [waiting, setWaiting] = useState<readonly Toast[]>([]);
  // offline their code cannot be had, and it is then that there is something to say
  const [plain, setPlain] = useState<Toast>();
  const show = useCallback<Show>((toast) => {
    // it would be said once for each frame, and pictures say nothing
    if (isInFrame()) return;
    setPlain(undefined);
    if (host.current) {
      host.current(toast);
      return;
    }
    const wait = async () => {
      try {
        const { default: loaded } = await import('./toast-host.tsx');
        setWaiting((before) => [...before, toast]);
        setHost(() => loaded);
      } catch {
        setPlain(toast);
      }
    };
    void wait();
  }, []);
  useEffect(() => {
    if (!plain) return undefined;
    const timer = setTimeout(() => setPlain(undefined), plainDuration);
    return () => clearTimeout(timer);
  }, [plain]);
  return (
    <ToastContext value={show}>
      {children}
      {Host && <Host waiting={waiting} onReady={(ready) => (host.current = ready)} />}
      {plain && (
        <div className={styles.plainToast}>
          <InfoBar variant={plain.variant ?? 'info'} live>
            {plain.text}
          </InfoBar>
        </div>
      )}
    </ToastContext>
  );
}
