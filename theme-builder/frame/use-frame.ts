import { createContext, useContext, useSyncExternalStore } from 'react';
import { createExternalStore } from '../store/external-store.ts';
import { inLimits, keepFrame, readFrame, type FrameState } from './frame-state.ts';

/** Where the panel is and how large, remembered by the browser. */
export function createFrameStore(storage: Storage) {
  const { read, write, subscribe } = createExternalStore<FrameState>(readFrame(storage));
  return {
    read,
    subscribe,
    set: (change: Partial<FrameState>) => {
      write(inLimits({ ...read(), ...change }, window));
      keepFrame(storage, read());
    },
  };
}

export type FrameStore = ReturnType<typeof createFrameStore>;

export const FrameContext = createContext<FrameStore | undefined>(undefined);

export function useFrame(): FrameStore & { frame: FrameState } {
  const store = useContext(FrameContext);
  if (!store) throw new Error('This part of the theme builder is rendered outside of its panel.');
  return { ...store, frame: useSyncExternalStore(store.subscribe, store.read, store.read) };
}
