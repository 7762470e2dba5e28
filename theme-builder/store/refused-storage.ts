function refuse(): never {
  throw new DOMException('This browser keeps nothing for this page.', 'SecurityError');
}

/** What stands for a storage that a browser does not let anybody have: it is empty, and takes nothing. */
const refusedStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: refuse,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** The browser's storage, where it lets itself be asked for. */
export function storageOrRefused(storage: () => Storage): Storage {
  try {
    return storage();
  } catch {
    return refusedStorage;
  }
}
