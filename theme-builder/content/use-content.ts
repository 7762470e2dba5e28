import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ContentState, ContentStore } from './content-store.ts';

export const ContentContext = createContext<ContentStore | undefined>(undefined);

export function useContent(): ContentStore {
  const store = useContext(ContentContext);
  if (!store) throw new Error('A card of the content is rendered outside of its area.');
  return store;
}

/** A part of the content's state; the component renders when that part is another one. */
export function useContentState<Part>(select: (state: ContentState) => Part): Part {
  const store = useContent();
  const part = () => select(store.read());
  return useSyncExternalStore(store.subscribe, part, part);
}
