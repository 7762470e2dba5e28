import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { searchable, type ComboboxOption } from './options.ts';

export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/** What there is to show for a query. */
export type Found = {
  status: 'ready' | 'loading' | 'failed';
  options: readonly ComboboxOption[];
  retry: () => void;
};

type Search = {
  options?: readonly ComboboxOption[];
  loadOptions?: LoadOptions;
  query: string;
  /** Nothing is loaded while the list is closed. */
  open: boolean;
  /** In ms. */
  debounce: number;
};

type Answer = { key: string; loader: LoadOptions | undefined; options?: readonly ComboboxOption[] };

const none: readonly ComboboxOption[] = [];

/** The options for a query: of those at hand, or loaded once typing pauses. A newer query aborts the one before. */
export const useFound = ({ options, loadOptions, query, open, debounce }: Search): Found => {
  const search = useMemo(() => searchable(options ?? none), [options]);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  // not while the list is open: some owners write their loader anew at each render
  if (answer && !open && answer.loader !== loadOptions) setAnswer(undefined);
  const key = `${attempt} ${query}`;
  const isAnswered = answer?.key === key;
  const late = loadOptions !== undefined;

  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const loaded = await loadOptions?.(query, signal);
      if (!signal.aborted) setAnswer({ key, loader: loadOptions, options: loaded });
    } catch {
      // shown in the list, with a button to try again
      if (!signal.aborted) setAnswer({ key, loader: loadOptions });
    }
  });
  useEffect(() => {
    if (!late || !open || isAnswered) return undefined;
    const controller = new AbortController();
    // nobody waits for the end of typing before they have begun
    const timer = setTimeout(() => void load(controller.signal), query === '' ? 0 : debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [late, open, isAnswered, query, debounce]);

  const retry = () => setAttempt((before) => before + 1);
  const found = useMemo(() => (late ? none : search(query)), [late, search, query]);
  if (!late) return { status: 'ready', options: found, retry };
  if (!isAnswered) return { status: 'loading', options: none, retry };
  return { status: answer.options ? 'ready' : 'failed', options: answer.options ?? none, retry };
};
