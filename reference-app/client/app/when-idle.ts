/** In ms; a page that something moves on all the time never comes to rest. */
const longest = 5_000;

/** Runs when the browser has nothing more urgent to do; not every one says when. Answers what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: longest });
  return () => window.cancelIdleCallback(handle);
}
