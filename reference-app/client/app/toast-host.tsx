import { ToastProvider, useToasts, type Toast } from '@portico/components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type ToastHostProps = {
  /** What came before this was loaded. */
  waiting: readonly Toast[];
  onReady: (show: (toast: Toast) => void) => void;
};

/** How long screen readers have to notice the region of toasts, ms: what comes together with its region they do not read. */
const noticing = 150;

function Waiting({ waiting, onReady }: ToastHostProps) {
  const { show } = useToasts();
  const [isNoticed, setNoticed] = useState(false);
  const shown = useRef(0);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), noticing);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isNoticed) return;
    for (const toast of waiting.slice(shown.current)) show(toast);
    shown.current = waiting.length;
  }, [isNoticed, waiting, show]);
  const tell = useEffectEvent(() => onReady(show));
  useEffect(() => {
    if (isNoticed) tell();
  }, [isNoticed]);
  return null;
}

const ToastHost = (props: ToastHostProps) => (
  <ToastProvider>
    <Waiting {...props} />
  </ToastProvider>
);

export default ToastHost;
