/** Does work when nothing else waits. @returns what calls it off */
export function whenIdle(work: () => void): () => void {
  // not in Safari
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 100);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
