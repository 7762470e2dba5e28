import { useSyncExternalStore } from 'react';

const never = () => () => {};

const known = new Map<string, boolean>();

/** Settings have empty and misspelt zones, and older browsers do not know the newest. */
function isZone(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  let is = false;
  try {
    is = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // it throws for those
  }
  known.set(name, is);
  return is;
}

/**
 * The time zone that dates are written in (IANA): the one that is given, else or when nobody knows that, the reader's own. The
 * server does not know that one: it writes UTC, as does the browser until it has hydrated.
 */
export function useTimeZone(given?: string): string {
  const zone = given !== undefined && isZone(given) ? given : undefined;
  return useSyncExternalStore(
    never,
    () => zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => zone ?? 'UTC',
  );
}
