import { useCallback, useEffect, useRef } from 'react';

/**
 * For what a field does when it is left and by which the page below moves, such as an error that appears: done while a button
 * is being pressed, the button would be gone from under the pointer, and the press lost. It waits for the click, and comes
 * before whatever that does.
 *
 * @returns calls back at once, or once the press that is under way is over
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const over = () => {
      isPressed.current = false;
      const act = waiting.current;
      waiting.current = undefined;
      act?.();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    // fingers too: what browsers make of a tap is a mouse's events in one go
    document.addEventListener('mousedown', () => (isPressed.current = true), options);
    document.addEventListener('click', over, options);
    // not every press is a click, but a click comes right after
    document.addEventListener('mouseup', () => setTimeout(over), options);
    document.addEventListener('dragend', over, options);
    return () => listeners.abort();
  }, []);
  return useCallback((act) => {
    if (isPressed.current) waiting.current = act;
    else act();
  }, []);
}
