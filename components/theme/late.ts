import { useCallback, useEffect, useSyncExternalStore } from 'react';

type State<Module> =
  | { status: 'loading'; module?: undefined }
  | { status: 'ready'; module: Module }
  | {
      /** Asked for again, it keeps this status until it is there. */
      status: 'failed';
      module?: undefined;
    };

/** A module that comes when it is asked for, once for all who ask. */
export type Late<Module> = {
  /** Asks for it, and anew after a failure, with which the promise is rejected. */
  request: () => Promise<Module>;
  state: () => State<Module>;
  subscribe: (listener: () => void) => () => void;
};

const loading = { status: 'loading' } as const;
const failed = { status: 'failed' } as const;

/** @param load a dynamic import; browsers ask the network again after it failed */
export const late = <Module>(load: () => Promise<Module>): Late<Module> => {
  const listeners = new Set<() => void>();
  let state: State<Module> = loading;
  let underWay: Promise<Module> | undefined;
  const become = (next: State<Module>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const request = async () => {
    try {
      const module = await load();
      become({ status: 'ready', module });
      return module;
    } catch (error) {
      underWay = undefined;
      become(failed);
      throw error;
    }
  };
  return {
    request: () => (underWay ??= request()),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const notYet = () => loading;
const ignore = () => {};

/**
 * A late module from within a component; on the server it is on its way. It is asked for when the component appears, also
 * when it has failed before. Show its failure: nobody else tells of it.
 *
 * @param wanted whether it is needed already
 */
export const useLate = <Module>(
  module: Late<Module>,
  wanted = true,
): State<Module> & { retry: () => Promise<Module> } => {
  const state = useSyncExternalStore<State<Module>>(module.subscribe, module.state, notYet);
  useEffect(() => {
    // the state says that it has failed
    if (wanted) module.request().catch(ignore);
  }, [module, wanted]);
  return { ...state, retry: useCallback(() => module.request(), [module]) };
};
