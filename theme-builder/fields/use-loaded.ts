import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<Data> = {
  /** What was loaded last; it stays while it is loaded anew, and when that fails. */
  data: Data | undefined;
  /** Why it could not be loaded; undefined when it could, or nobody knows yet. */
  error: unknown;
  reload: () => void;
  /** Takes what another call has answered, which is newer than what is on its way. */
  put: (data: Data) => void;
};

/** What the server says, asked for when it is first shown, and again whenever `load` is another function. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [outcome, setOutcome] = useState<{ data?: Data; error?: unknown; of?: number }>({});
  const [attempt, setAttempt] = useState(1);
  const loading = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    loading.current = controller;
    load().then(
      (data) => signal.aborted || setOutcome({ data, of: attempt }),
      (error: unknown) => signal.aborted || setOutcome(({ data }) => ({ data, error, of: attempt })),
    );
    return () => controller.abort();
  }, [load, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const put = useCallback((data: Data) => {
    loading.current?.abort();
    setOutcome({ data });
  }, []);
  // what an earlier attempt failed with is no news while the next one is on its way
  return { data: outcome.data, error: outcome.of === attempt ? outcome.error : undefined, reload, put };
}
