import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { loadChunk } from './load-chunk.ts';

type State<Module> =
  | { status: 'loading'; module?: undefined }
  | { status: 'ready'; module: Module }
  | {
      /** Stays so while it is requested again, until it is ready. */
      status: 'failed';
      module?: undefined;
      error: unknown;
    };

/** A promise that says how it was settled, in React's words: `use` then answers at once. */
type Settled<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected' };

/** A module that is loaded when it is first needed, once for everyone who needs it. */
export type LazyModule<Module> = {
  /**
   * Loads it, again after a failure.
   *
   * @throws ChunkLoadError
   */
  load: () => Promise<Module>;
  /** The latest request, a failed one included. */
  latest: () => Promise<Module>;
  state: () => State<Module>;
  subscribe: (listener: () => void) => () => void;
};

const loading = { status: 'loading' } as const;

/** @param load a dynamic import; browsers ask the network again after it failed */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const listeners = new Set<() => void>();
  let state: State<Module> = loading;
  let request: Settled<Module> | undefined;
  const setState = (next: State<Module>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const settle = async (started: Settled<Module>) => {
    try {
      const value = await started;
      Object.assign(started, { status: 'fulfilled', value });
      setState({ status: 'ready', module: value });
    } catch (error) {
      // whoever waits for the request reports it
      Object.assign(started, { status: 'rejected', reason: error });
      setState({ status: 'failed', error });
    }
  };
  const start = () => {
    request = loadChunk(load);
    void settle(request);
    return request;
  };
  return {
    load: () => (request === undefined || request.status === 'rejected' ? start() : request),
    latest: () => request ?? start(),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const notYet = () => loading;
function ignore() {}

/**
 * Uses a lazy module that a component can do without at first. It is loading while the server renders and the page hydrates.
 * Each component that appears requests it, also after a failure. The component shows the failure: nothing else reports it.
 *
 * @param needed whether it is needed already
 */
export function useLazyModule<Module>(
  module: LazyModule<Module>,
  needed = true,
): State<Module> & { retry: () => Promise<Module> } {
  const state = useSyncExternalStore<State<Module>>(module.subscribe, module.state, notYet);
  useEffect(() => {
    // the state reports the failure
    if (needed) module.load().catch(ignore);
  }, [module, needed]);
  return { ...state, retry: useCallback(() => module.load(), [module]) };
}

/**
 * Reads a lazy module, suspending until it is there.
 *
 * @throws ChunkLoadError when it could not be loaded; `load` requests it again
 */
export function useLoadedModule<Module>(module: LazyModule<Module>): Module {
  // `load` would never end here: React renders again what has thrown
  return use(module.latest());
}
