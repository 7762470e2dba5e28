import { useCallback, useSyncExternalStore } from 'react';
import { upTo, type Breakpoint } from '../../theme/breakpoints.ts';

/**
 * Whether the window is no wider than a breakpoint; follows the window. For what CSS cannot do, such as another element
 * on phones: layout itself belongs into media queries (`upTo`), which need no script.
 *
 * @param onServer the answer while the server renders and the page hydrates
 */
export function useUpTo(breakpoint: Breakpoint, { onServer = false }: { onServer?: boolean } = {}): boolean {
  const query = upTo(breakpoint);
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
