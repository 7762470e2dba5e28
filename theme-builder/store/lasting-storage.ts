import type { WorkStorage } from './kept-work.ts';

/** Whether a text that is kept is work that the server does not have. */
const isUnsaved = (text: string): boolean => {
  try {
    return (JSON.parse(text) as { isSaved?: unknown }).isSaved === false;
  } catch {
    // written by something else
    return false;
  }
};

/** Does what can fail where a browser keeps nothing, or has no room: then work lasts as long as its tab. */
const tried = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * A tab's storage whose unsaved work outlives the tab: it is kept on the device too until the server has it, and found
 * there by the next tab that is opened by the same person.
 *
 * @param person in whose name it is kept, so that it is not saved in somebody else's
 */
export const createLastingStorage = (tab: Storage, device: () => Storage, person: string): WorkStorage => {
  /** What this tab has kept or found; another tab's is not ours to remove. */
  const own = new Map<string, string>();
  const nameOf = (key: string) => `${key}.${person}`;
  return {
    getItem: (key) => {
      const ofTab = tab.getItem(key);
      if (ofTab !== null) return ofTab;
      const found = tried(() => device().getItem(nameOf(key))) ?? null;
      if (found !== null) own.set(key, found);
      return found;
    },
    setItem: (key, text) => {
      tab.setItem(key, text);
      tried(() => {
        const name = nameOf(key);
        if (isUnsaved(text)) {
          device().setItem(name, text);
          own.set(key, text);
        } else if (own.has(key) && device().getItem(name) === own.get(key)) {
          device().removeItem(name);
          own.delete(key);
        }
      });
    },
    removeItem: (key) => {
      tab.removeItem(key);
      tried(() => {
        const name = nameOf(key);
        if (own.has(key) && device().getItem(name) === own.get(key)) device().removeItem(name);
        own.delete(key);
      });
    },
  };
};
