import type { Choice } from '@portico/core/forms';

/** What is known of the choices. */
type State =
  | { status: 'loading' | 'failed'; choices?: undefined }
  | { status: 'ready'; choices: readonly Choice[] };

/** Choices that are loaded once somebody looks at them, and kept. */
export type Source = {
  state: () => State;
  /** Begins to load. When nobody is left who waits, the request is given up. */
  subscribe: (listener: () => void) => () => void;
  /** Loads again after a failure. */
  retry: () => void;
};

/** In ms; choices that are there at once wait so long, too, so that a chain of changes asks once. */
const delay = 25;
/** In ms; how long each further try waits. */
const pauses = [300, 1000];

/** In ms; who does not answer for so long has failed, all tries together. */
const patience = 15_000;

/** Is rejected as soon as nobody waits any more, or nobody wants to. */
const giveUpWith = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Load = (signal: AbortSignal) => Promise<readonly Choice[]>;

async function tryAgain(load: Load, signal: AbortSignal): Promise<readonly Choice[]> {
  await pause(delay);
  for (const wait of pauses) {
    signal.throwIfAborted();
    try {
      return await load(signal);
    } catch {
      // the last try tells of its failure
      await pause(wait);
    }
  }
  signal.throwIfAborted();
  return load(signal);
}

function loadPatiently(load: Load, given: AbortSignal): Promise<readonly Choice[]> {
  const signal = AbortSignal.any([given, AbortSignal.timeout(patience)]);
  // a function need not look at its signal
  return Promise.race([tryAgain(load, signal), giveUpWith(signal)]);
}

export const loadingState: State = { status: 'loading' };

export function sourceOf(load: Load): Source {
  const listeners = new Set<() => void>();
  let state: State = loadingState;
  let underWay: AbortController | undefined;
  const become = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = async () => {
    const own = new AbortController();
    underWay = own;
    let next: State;
    try {
      next = { status: 'ready', choices: await loadPatiently(load, own.signal) };
    } catch (error) {
      if (!own.signal.aborted) console.error('The choices of a field could not be loaded.', error);
      next = { status: 'failed' };
    }
    if (!own.signal.aborted) become(next);
  };
  const giveUp = () => {
    if (listeners.size > 0 || state.status !== 'loading') return;
    underWay?.abort();
    underWay = undefined;
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!underWay) void start();
      return () => {
        listeners.delete(listener);
        // not at once: another row may look at the same choices in the same moment
        setTimeout(giveUp);
      };
    },
    retry: () => {
      if (state.status !== 'failed') return;
      become(loadingState);
      void start();
    },
  };
}
