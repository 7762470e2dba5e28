export type Eventually<Value> = Value | Promise<Value>;

/** Where drafts are kept. What it throws or rejects with is told on the page, once; nothing else happens. */
export type DraftStorage = {
  /** What was written under a key last; null when there is nothing. */
  read: (key: string) => Eventually<string | null>;
  /** Has to be done when it returns for what is typed in a tab's last second to be kept. */
  write: (key: string, text: string) => Eventually<void>;
  remove: (key: string) => Eventually<void>;
  /** Tells of what other tabs write. @returns stops telling */
  watch?: (key: string, written: (text: string) => void) => () => void;
};

const prefix = 'portico-draft:';

/** Drafts in the browser, for all tabs of a site. */
export const browserDrafts: DraftStorage = {
  read: (key) => localStorage.getItem(prefix + key),
  write: (key, text) => localStorage.setItem(prefix + key, text),
  remove: (key) => localStorage.removeItem(prefix + key),
  watch: (key, written) => {
    const tell = (text: string | null) => {
      if (text !== null) written(text);
    };
    const listen = (event: StorageEvent) => {
      if (event.key === prefix + key) tell(event.newValue);
    };
    // a page that the browser brings back as it was has heard of nothing meanwhile
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) tell(localStorage.getItem(prefix + key));
    };
    addEventListener('storage', listen);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('storage', listen);
      removeEventListener('pageshow', comeBack);
    };
  },
};
