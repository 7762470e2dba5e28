const listeners = new Set<() => void>();

const isOfPage = ({ target }: MutationRecord) =>
  !(target instanceof Element && target.closest('[data-portico-panel]') !== null);

/** Pages change in many small steps; ms. */
const pause = 200;
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: MutationObserver | undefined;

function onChanges(records: readonly MutationRecord[]) {
  if (!records.some(isOfPage)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const listener of listeners) listener();
  }, pause);
}

/** Calls when the page has become another one, so that what was read from it is read anew; what the panel does is nothing of it. */
export function onPageChange(listener: () => void): () => void {
  listeners.add(listener);
  observer ??= new MutationObserver(onChanges);
  if (listeners.size === 1) observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    clearTimeout(timer);
  };
}
