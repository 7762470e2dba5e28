import { useEffect, useEffectEvent, useState } from 'react';

/** Loads what there is for a query; what it throws is shown, with a way to try again. */
export type Load<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

/** What there is for a query; `items` is empty unless it is `ready`. */
export type Loaded<Item> = {
  status: 'ready' | 'loading' | 'failed';
  items: readonly Item[];
  retry: () => void;
};

type Loading<Item> = {
  /** Without it nothing is loaded, and that is ready. */
  load: Load<Item> | undefined;
  query: string;
  /** Nothing is loaded while the list is closed. */
  open: boolean;
  /** In ms. */
  debounce: number;
};

type Answer<Item> = { key: string; loader: Load<Item> | undefined; items?: readonly Item[] };

/** Loads items once typing pauses. A newer query aborts the one before. */
export function useLoaded<Item>({ load, query, open, debounce }: Loading<Item>): Loaded<Item> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Item>>();
  // not while the list is open: some owners write their loader anew at each render
  if (answer && !open && answer.loader !== load) setAnswer(undefined);
  const key = `${attempt} ${query}`;
  const isAnswered = answer?.key === key;
  const late = load !== undefined;

  const start = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const items = await load?.(query, signal);
      if (!signal.aborted) setAnswer({ key, loader: load, items });
    } catch {
      // shown in the list, with a button to try again
      if (!signal.aborted) setAnswer({ key, loader: load });
    }
  });
  useEffect(() => {
    if (!late || !open || isAnswered) return undefined;
    const controller = new AbortController();
    // nobody waits for the end of typing before they have begun
    const timer = setTimeout(() => void start(controller.signal), query === '' ? 0 : debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [late, open, isAnswered, query, debounce]);

  const retry = () => setAttempt((before) => before + 1);
  if (!late) return { status: 'ready', items: [], retry };
  if (!isAnswered) return { status: 'loading', items: [], retry };
  return { status: answer.items ? 'ready' : 'failed', items: answer.items ?? [], retry };
}
