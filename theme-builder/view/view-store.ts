import { createContext, useContext, useSyncExternalStore } from 'react';
import { createExternalStore } from '../store/external-store.ts';
import { keepView, plainView, readView, type ViewSettings } from './view-settings.ts';
import type { SiteView } from './site-view.ts';

/** What is looked at: the page that the panel is on, or pages beside each other, whose widths are chosen there. */
export type ViewOf = 'page' | 'matrix';

export type ViewState = {
  settings: ViewSettings;
  /** The address of the page that is being previewed; undefined = none is. */
  openedAt: string | undefined;
};

/** How pages are looked at, kept in the tab. */
export function createViewStore({
  storage,
  siteKey,
  site,
  of,
}: {
  storage: Storage;
  siteKey: string;
  site: SiteView | undefined;
  of: ViewOf;
}) {
  const { read, write, subscribe } = createExternalStore<ViewState>({
    settings: readView(storage, siteKey),
    openedAt: undefined,
  });
  const set = (change: Partial<ViewSettings>) => {
    const settings = { ...read().settings, ...change };
    keepView(storage, siteKey, settings);
    write({ settings });
  };
  return {
    read,
    subscribe,
    set,
    of,
    languages: site?.languages ?? [],
    matrixAddress: site?.matrixAddress,
    /** A page's address in the language that is looked at. */
    addressOf: (address: string) => {
      const { language } = read().settings;
      return site && language !== '' ? site.inLanguage(address, language) : address;
    },
    reset: () => set(plainView),
    open: (address: string) => write({ openedAt: address }),
    close: () => write({ openedAt: undefined }),
  };
}

export type ViewStore = ReturnType<typeof createViewStore>;

export const ViewContext = createContext<ViewStore | undefined>(undefined);

export function useView(): ViewStore {
  const view = useContext(ViewContext);
  if (!view) throw new Error('This part of the theme builder is rendered outside of its view.');
  return view;
}

/** A part of how pages are looked at; the component renders when that part is another one. */
export function useViewState<Part>(select: (state: ViewState) => Part): Part {
  const view = useView();
  const part = () => select(view.read());
  return useSyncExternalStore(view.subscribe, part, part);
}
