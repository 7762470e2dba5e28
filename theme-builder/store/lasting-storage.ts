import type { WorkStorage } from './kept-work.ts';

/** Whether a text that is kept is work that the server does not have. */
function isUnsaved(text: string): boolean {
  try {
    return (JSON.parse(text) as { isSaved?: unknown }).isSaved === false;
  } catch {
    // written by something else
    return false;
  }
}

/** Does what can fail where a browser keeps nothing, or has no room. */
function tried<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What a device keeps for a key: each tab has a place of its own, so that no tab writes over another's work. */
const placesOf = (device: Storage, key: string): readonly string[] =>
  Array.from({ length: device.length }, (_, at) => device.key(at) ?? '').filter((name) =>
    name.startsWith(`${key}#`),
  );

/**
 * A tab's storage whose unsaved work outlives the tab: it is kept on the device too until the server has it, and found
 * there by the next tab that has no unsaved work of its own. Where several tabs have left some, each is found once the
 * one before it is saved. What neither the tab nor the device takes is refused with the tab's own error. Keys have to tell
 * people apart, so that nobody's work is saved in somebody else's name.
 */
export function createLastingStorage(tab: Storage, device: () => Storage): WorkStorage {
  const place = `#${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  /** The places whose work this tab goes on with, by key, each with its text; another tab's is not ours to remove. */
  const own = new Map<string, Map<string, string>>();
  const ownOf = (key: string) => {
    const places = own.get(key) ?? new Map<string, string>();
    own.set(key, places);
    return places;
  };
  /** Of places with the same text, all are ours: a tab that is loaded anew has left its own behind. */
  const claim = (key: string, text: string) => {
    for (const name of placesOf(device(), key))
      if (device().getItem(name) === text) ownOf(key).set(name, text);
  };
  const letGo = (key: string) => {
    for (const [name, text] of ownOf(key)) if (device().getItem(name) === text) device().removeItem(name);
    own.delete(key);
  };
  return {
    getItem: (key) => {
      const ofTab = tried(() => tab.getItem(key)) ?? null;
      if (ofTab !== null && isUnsaved(ofTab)) {
        tried(() => claim(key, ofTab));
        return ofTab;
      }
      const found = tried(() =>
        placesOf(device(), key)
          .map((name) => device().getItem(name))
          .find((text) => text !== null && isUnsaved(text)),
      );
      if (found === undefined || found === null) return ofTab;
      tried(() => claim(key, found));
      return found;
    },
    setItem: (key, text) => {
      let refusal: unknown;
      try {
        tab.setItem(key, text);
      } catch (error) {
        refusal = error;
        // something older must not be found in its place
        tried(() => tab.removeItem(key));
      }
      const isOnDevice = tried(() => {
        if (!isUnsaved(text)) {
          letGo(key);
          return false;
        }
        device().setItem(`${key}${place}`, text);
        // only now: what was there before is part of it
        ownOf(key).delete(`${key}${place}`);
        letGo(key);
        ownOf(key).set(`${key}${place}`, text);
        return true;
      });
      if (refusal !== undefined && !isOnDevice) throw refusal;
    },
    removeItem: (key) => {
      tried(() => tab.removeItem(key));
      tried(() => letGo(key));
    },
  };
}
