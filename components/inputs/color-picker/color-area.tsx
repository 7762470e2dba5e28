import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { useDisabled } from '../dates/use-disabled.ts';
import { isSrgb, mostChroma, type Oklch } from './color.ts';
import * as styles from './color-picker.css.ts';
import type keys from '../../locales/en-US/color-picker.json';
import english from '../../locales/en-US/color-picker.json?messages';
import { ColorPlane } from './paint.tsx';

type ColorAreaProps = {
  color: Oklch;
  /** As CSS. */
  css: string;
  disabled: boolean;
  onChange: (color: Pick<Oklch, 'l' | 'c'>) => void;
};

/** One step of a key, as a share of the whole; the larger ones go ten of them. */
const step = 0.01;
const rows = 32;

const within = (share: number) => Math.min(Math.max(share, 0), 1);
const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** How much chroma sRGB has at a lightness of a hue, as a share of the most; found by halves. */
function srgbShare(l: number, h: number): number {
  let [inside, outside] = [0, 1];
  for (let turn = 0; turn < 8; turn += 1) {
    const middle = (inside + outside) / 2;
    if (isSrgb({ l, c: middle * mostChroma, h, alpha: 1 })) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** How far a key goes along chroma and lightness, as shares of the whole. */
function stepByKey(key: string, isMirrored: boolean): { chroma: number; lightness: number } | undefined {
  const forward = isMirrored ? -step : step;
  switch (key) {
    case 'ArrowRight':
      return { chroma: forward, lightness: 0 };
    case 'ArrowLeft':
      return { chroma: -forward, lightness: 0 };
    case 'ArrowUp':
      return { chroma: 0, lightness: step };
    case 'ArrowDown':
      return { chroma: 0, lightness: -step };
    case 'PageUp':
      return { chroma: 0, lightness: step * 10 };
    case 'PageDown':
      return { chroma: 0, lightness: step * -10 };
    case 'Home':
      return { chroma: step * -10, lightness: 0 };
    case 'End':
      return { chroma: step * 10, lightness: 0 };
    default:
      return undefined;
  }
}

/** Lightness and chroma of a colour at once, on a plane of all colours of its hue. */
export function ColorArea({ color, css, disabled: isOff, onChange }: ColorAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const disabled = useDisabled(area) || isOff;
  const text = useMessages<keyof typeof keys>('color-picker', english);
  const locale = useLocale();
  const [isHeld, setIsHeld] = useState(false);
  const { l, c, h } = color;
  const chroma = within(c / mostChroma);
  const edge = useMemo(
    () =>
      Array.from({ length: rows + 1 }, (_, row) => `${srgbShare(1 - row / rows, h)},${row / rows}`).join(' '),
    [h],
  );

  const change = (next: { chroma: number; lightness: number }) =>
    onChange({ l: within(next.lightness), c: within(next.chroma) * mostChroma });
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, right, top, width, height } = event.currentTarget.getBoundingClientRect();
    const along = isRightToLeft(event.currentTarget) ? right - event.clientX : event.clientX - left;
    change({ chroma: along / width, lightness: 1 - (event.clientY - top) / height });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // those are the browser's
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = stepByKey(event.key, isRightToLeft(event.currentTarget));
    if (!by) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    change({ chroma: chroma + by.chroma * times, lightness: l + by.lightness * times });
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native slider has two directions
      role="slider"
      ref={area}
      className={styles.area}
      tabIndex={disabled ? undefined : 0}
      aria-disabled={disabled ? true : undefined}
      aria-label={text('area')}
      aria-roledescription={text('areaRole')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(l * 100)}
      aria-valuetext={text('areaValue', {
        lightness: new Intl.NumberFormat(locale, { style: 'percent' }).format(l),
        chroma: new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(c),
      })}
      {...(disabled
        ? undefined
        : {
            onKeyDown,
            onPointerDown: (event: PointerEvent<HTMLElement>) => {
              if (event.button !== 0) return;
              // no text is selected on the way, nor does the browser move the focus by itself then
              event.preventDefault();
              event.currentTarget.focus({ preventScroll: true });
              event.currentTarget.setPointerCapture(event.pointerId);
              setIsHeld(true);
              follow(event);
            },
            onPointerMove: (event: PointerEvent<HTMLElement>) => {
              if (isHeld) follow(event);
            },
            onLostPointerCapture: () => setIsHeld(false),
          })}
    >
      <ColorPlane h={h} />
      <svg className={styles.marks} aria-hidden="true">
        <svg viewBox="0 0 1 1" preserveAspectRatio="none">
          <polyline className={styles.edge} points={edge} />
        </svg>
        <circle className={styles.ring} cx={`${chroma * 100}%`} cy={`${(1 - l) * 100}%`} r="11" />
        <circle className={styles.thumb} cx={`${chroma * 100}%`} cy={`${(1 - l) * 100}%`} r="9" fill={css} />
      </svg>
    </div>
  );
}
