/**
 * How long a call may stay without its answer, in ms. The slowest answers here take a few seconds; on a network that has
 * stalled none comes at all, and a browser by itself waits for minutes.
 */
const patience = 30_000;

/** Ends a call that is not answered in time, beside what else may end it. */
export function withinPatience(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
