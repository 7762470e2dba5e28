import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The time zone that dates are written in (IANA): the one that is given, else the reader's own. The server does not know
 * that one: it writes UTC, as does the browser until it has hydrated.
 */
export const useTimeZone = (given: string | undefined): string =>
  useSyncExternalStore(
    never,
    () => given ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => given ?? 'UTC',
  );
