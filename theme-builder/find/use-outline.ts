import { useEffect, useRef } from 'react';
import { outline } from './outlines.ts';

/** Outlines elements of the page while a control has the pointer or the focus; spread over it. */
export function useOutline(elements: () => readonly Element[], name?: string) {
  const clear = useRef<() => void>(undefined);
  const end = () => {
    clear.current?.();
    clear.current = undefined;
  };
  const begin = () => {
    end();
    clear.current = outline(elements(), name);
  };
  useEffect(() => () => clear.current?.(), []);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
