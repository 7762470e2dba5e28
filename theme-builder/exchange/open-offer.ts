import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Editor } from '../store/editor.ts';
import { createExternalStore, type ExternalStore } from '../store/external-store.ts';
import { useBuilder } from '../store/use-editor.ts';
import type { Offer } from './offer.ts';

/** Where in the panel an offer is shown. */
export type OfferPlace = 'exchange' | 'guard';
/** A place without an offer makes one itself. */
type Opened = { place: OfferPlace; offer?: Offer; opener: Element | null };
type Store = ExternalStore<{ opened: Opened | undefined }>;

// the page can try on one only, so an editor has one
const stores = new WeakMap<Editor, Store>();
function storeOf(editor: Editor): Store {
  const store =
    stores.get(editor) ?? createExternalStore<{ opened: Opened | undefined }>({ opened: undefined });
  stores.set(editor, store);
  return store;
}

/** The offer that is open in a place; opening one puts away whichever was open, wherever that was. */
export function useOpenOffer(place: OfferPlace) {
  const { editor } = useBuilder();
  const store = useMemo(() => storeOf(editor), [editor]);
  const read = () => store.read().opened;
  const opened = useSyncExternalStore(store.subscribe, read, read);
  const open = useCallback(
    (offer?: Offer) => {
      editor.endGesture();
      store.write({ opened: { place, offer, opener: document.activeElement } });
    },
    [editor, store, place],
  );
  const close = useCallback(() => store.write({ opened: undefined }), [store]);
  return { opened: opened?.place === place ? opened : undefined, open, close };
}
