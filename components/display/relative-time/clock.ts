/** What is to be called, and when (ms since 1970). */
const waiting = new Map<() => void, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

function plan() {
  clearTimeout(timer);
  if (waiting.size === 0) return;
  timer = setTimeout(ring, Math.max(Math.min(...waiting.values()) - Date.now(), 0));
}
function ring() {
  const now = Date.now();
  for (const [call, due] of waiting)
    if (due <= now) {
      waiting.delete(call);
      call();
    }
  plan();
}

/**
 * Calls once at a time, with one timer for all calls of the page.
 *
 * @param due in ms since 1970
 * @returns takes it back
 */
export function callAt(due: number, call: () => void): () => void {
  waiting.set(call, due);
  plan();
  return () => {
    waiting.delete(call);
    plan();
  };
}
