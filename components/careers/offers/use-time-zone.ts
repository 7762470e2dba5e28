import { useSyncExternalStore } from 'react';

const nothingToHear = () => () => {};

/** The time zone to write dates in: UTC on the server and while hydrating, then the reader's own, which is undefined. */
export const useTimeZone = (): 'UTC' | undefined =>
  useSyncExternalStore(
    nothingToHear,
    () => undefined,
    () => 'UTC',
  );
