import { ToastProvider, useToasts, type Toast } from '@portico/components';
import { useEffect, useEffectEvent, useRef } from 'react';

export type ToastHostProps = {
  /** What came before this was loaded. */
  waiting: readonly Toast[];
  onReady: (show: (toast: Toast) => void) => void;
};

const Waiting = ({ waiting, onReady }: ToastHostProps) => {
  const { show } = useToasts();
  const shown = useRef(0);
  useEffect(() => {
    for (const toast of waiting.slice(shown.current)) show(toast);
    shown.current = waiting.length;
  }, [waiting, show]);
  const tell = useEffectEvent(() => onReady(show));
  useEffect(() => tell(), []);
  return null;
};

const ToastHost = (props: ToastHostProps) => (
  <ToastProvider>
    <Waiting {...props} />
  </ToastProvider>
);

export default ToastHost;
