/** State outside of React: `useSyncExternalStore` reads it, and only components whose part changed render. */
export type ExternalStore<State> = {
  read: () => State;
  write: (change: Partial<State>) => void;
  subscribe: (onChange: () => void) => () => void;
};

export function createExternalStore<State extends object>(initial: State): ExternalStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    write: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
