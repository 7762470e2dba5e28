import { useCallback, type RefCallback } from 'react';
import * as styles from './themed-frame.css.ts';

const nameOf = (variable: string) => variable.slice('var('.length, -1);

/** Makes what is `width` × `height` px as large as the element that the ref is given has room for, at most full size. */
export const useScale = ({ width, height }: { width: number; height: number }): RefCallback<HTMLElement> =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const set = (variable: string, value: number) =>
        element.style.setProperty(nameOf(variable), String(value));
      set(styles.pageWidth, width);
      set(styles.pageHeight, height);
      const fit = () => set(styles.scale, Math.min(1, element.clientWidth / width));
      fit();
      const observer = new ResizeObserver(fit);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [width, height],
  );
