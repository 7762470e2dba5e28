import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Sends a file to the app's server.
 *
 * @param options.signal aborted when people cancel, remove the file or leave
 * @param options.onProgress how much has been sent, from 0 to 1
 * @returns what forms post for the file, such as its id; nothing is posted for it without one
 */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string | void>;

/** How the upload of a file stands; `ready` when files are only values of a form. */
export type Transfer =
  | { status: 'ready' | 'cancelled' }
  | { status: 'uploading'; share?: number }
  | { status: 'uploaded'; value?: string }
  | {
      status: 'failed';
      isOffline: boolean;
      /** Another try can only fail again. */
      isFinal: boolean;
      explanation?: string;
    };

type Options = {
  upload: Upload | undefined;
  explain: ((error: unknown) => string | undefined) | undefined;
  canRetry: ((error: unknown) => boolean) | undefined;
};

const sent = new WeakMap<File, Transfer>();

/** Lets go of what has been sent: when the file comes again, it is another upload. */
export const forgetTransfer = (file: File): void => void sent.delete(file);

/** Sends a file as soon as it is there, and again when people ask for it or when they are back online. */
export function useTransfer(file: File, { upload, explain, canRetry }: Options) {
  const [transfer, setTransfer] = useState<Transfer>(() =>
    upload ? (sent.get(file) ?? { status: 'uploading' }) : { status: 'ready' },
  );
  const isUnderWay = transfer.status === 'uploading';

  const judge = (error: unknown) => {
    try {
      return { explanation: explain?.(error), isFinal: canRetry?.(error) === false };
    } catch (problem) {
      // the file has failed all the same; the app's mistake goes where its others go
      reportError(problem);
      return { isFinal: false };
    }
  };
  const send = useEffectEvent(async (each: File, signal: AbortSignal): Promise<Transfer> => {
    // requests go on telling of themselves after they have failed, when the next try may be under way
    let isOver = false;
    const onProgress = (share: number) => {
      if (!signal.aborted && !isOver)
        setTransfer((before) => (before.status === 'uploading' ? { ...before, share } : before));
    };
    try {
      const value = await upload?.(each, { signal, onProgress });
      return { status: 'uploaded', value: value || undefined };
    } catch (error) {
      // the file's row says so, with a button to try again where that may help
      return { status: 'failed', isOffline: !navigator.onLine, ...judge(error) };
    } finally {
      isOver = true;
    }
  });
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let isOver = false;
    const start = async () => {
      // undone at once, as in StrictMode, it has sent nothing
      if (signal.aborted) return;
      const result = await send(file, signal);
      isOver = true;
      if (signal.aborted) return;
      if (result.status === 'uploaded') sent.set(file, result);
      setTransfer(result);
    };
    queueMicrotask(() => void start());
    return () => {
      if (!isOver) controller.abort();
    };
  }, [isUnderWay, file]);

  const retry = () => setTransfer({ status: 'uploading' });
  const retryOnline = useEffectEvent(retry);
  const isOffline = transfer.status === 'failed' && transfer.isOffline && !transfer.isFinal;
  useEffect(() => {
    if (!isOffline) return undefined;
    const back = () => retryOnline();
    // the connection may have come back before this listened
    if (navigator.onLine) back();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [isOffline]);

  return {
    transfer,
    retry,
    cancel: () => setTransfer({ status: 'cancelled' }),
  };
}
