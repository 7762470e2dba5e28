import { plainSpaces } from '@portico/core/text';
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import type { FieldProps } from '../field/field.tsx';
import { afterFormReset } from '../field/form-reset.ts';
import { groupAround } from '../field/group.tsx';
import { Line, shareOf } from '../slider/rail.tsx';
import * as slider from '../slider/slider.css.ts';
import type keys from '../../locales/en-US/range-slider.json';
import english from '../../locales/en-US/range-slider.json?messages';
import * as styles from './range-slider.css.ts';
import { moved, nearest, type Range, type RangeEnd } from './range.ts';

type OwnProps = FieldProps & {
  /**
   * The number at the start.
   * @default 0
   */
  min?: number;
  /**
   * The number at the end.
   * @default 100
   */
  max?: number;
  /**
   * How far one step goes, from `min` on.
   * @default 1
   */
  step?: number;
  /**
   * How close the ends may come to each other.
   * @default 0
   */
  minDistance?: number;
  /** The two ends. Makes it controlled. */
  value?: Range;
  /**
   * Where the ends are at first.
   * @default [min, max]
   */
  defaultValue?: Range;
  onValueChange?: (value: Range) => void;
  /** The ends once people let go: for what is too dear to do at each step, such as a search. */
  onValueCommit?: (value: Range) => void;
  /** How the numbers are written and read aloud, such as `{ style: 'currency', currency: 'CHF' }`. */
  format?: Intl.NumberFormatOptions;
  /** What forms post the lower end as. */
  fromName?: string;
  /** What forms post the upper end as. */
  toName?: string;
};

/**
 * `ref` and all other props go to the `<fieldset>`. State for selectors and tests is native: the inputs' values,
 * `:disabled`, and `data-invalid` of the fieldset.
 */
export type RangeSliderProps = OwnProps &
  Omit<ComponentPropsWithRef<'fieldset'>, keyof OwnProps | 'form' | 'className' | 'style' | 'children'>;

type Ends = Pick<OwnProps, 'value' | 'onValueChange' | 'onValueCommit'> & { defaultValue: Range };

/** Keeps the two ends, through the form's reset too, and tells the owner of them once people let go. */
function useEnds({ value, defaultValue, onValueChange, onValueCommit }: Ends) {
  const [first] = useState(defaultValue);
  const [own, setOwn] = useState(first);
  const current = value ?? own;
  const rail = useRef<HTMLDivElement>(null);

  const change = (next: Range) => {
    setOwn(next);
    if (next[0] !== current[0] || next[1] !== current[1]) onValueChange?.(next);
  };
  const reset = useEffectEvent(() => change(first));
  useEffect(() => afterFormReset(rail.current, reset), []);
  const commit = useEffectEvent(() => onValueCommit?.(current));
  useEffect(() => {
    const { current: line } = rail;
    // the platform's event, which comes once people let go, whatever they moved it by; React's `onChange` is each step
    const later = () => commit();
    line?.addEventListener('change', later);
    return () => line?.removeEventListener('change', later);
  }, []);
  return { rail, current, change };
}

/** From one number to another, within limits. */
export function RangeSlider({
  min = 0,
  max = 100,
  step = 1,
  minDistance = 0,
  value,
  defaultValue = [min, max],
  onValueChange,
  onValueCommit,
  format,
  fromName,
  toName,
  ...rest
}: RangeSliderProps) {
  const text = useMessages<keyof typeof keys>('range-slider', english);
  const formatter = new Intl.NumberFormat(useLocale(), format);
  const ownId = useId();
  const { rail, current, change } = useEnds({ value, defaultValue, onValueChange, onValueCommit });

  const endAt = (x: number) => {
    const line = rail.current?.querySelector('svg')?.getBoundingClientRect();
    if (!rail.current || !line) return undefined;
    const share = (x - line.left) / line.width;
    const along = rail.current.matches(':dir(rtl)') ? 1 - share : share;
    const at = min + Math.min(Math.max(along, 0), 1) * (max - min);
    return { at: min + Math.round((at - min) / step) * step, end: nearest(current, at, max) };
  };
  const thumb = (end: RangeEnd) => {
    const number = current[end === 'from' ? 0 : 1];
    return (
      <input
        type="range"
        className={slider.input}
        data-end={end}
        name={end === 'from' ? fromName : toName}
        min={min}
        max={max}
        step={step}
        value={number}
        aria-label={text(end)}
        aria-valuetext={formatter.format(number)}
        aria-invalid={rest.error ? true : undefined}
        onChange={(event) => change(moved(current, end, event.target.valueAsNumber, minDistance))}
      />
    );
  };

  return groupAround(
    <div className={slider.body}>
      <span className={slider.value} aria-hidden="true">
        {plainSpaces(formatter.formatRange(...current))}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the inputs inside have the keys */}
      <div
        ref={rail}
        className={`${slider.rail} ${styles.rail}`}
        data-at-end={current[0] === max ? '' : undefined}
        // a mouse is near before it presses, so the platform drags from wherever that is
        onPointerMove={({ clientX, pointerType, buttons, currentTarget }) => {
          if (pointerType !== 'mouse' || buttons !== 0) return;
          currentTarget.dataset['near'] = endAt(clientX)?.end;
        }}
        onPointerLeave={({ currentTarget }) => delete currentTarget.dataset['near']}
        onClick={({ clientX, target, currentTarget }) => {
          const press = target === currentTarget ? endAt(clientX) : undefined;
          const pressed = press && currentTarget.querySelector<HTMLInputElement>(`[data-end="${press.end}"]`);
          if (!press || !pressed || pressed.matches(':disabled')) return;
          const next = moved(current, press.end, press.at, minDistance);
          change(next);
          onValueCommit?.(next);
          pressed.focus();
        }}
      >
        <Line from={shareOf(current[0], { min, max })} to={shareOf(current[1], { min, max })} />
        {thumb('from')}
        {thumb('to')}
      </div>
    </div>,
    { ...rest, id: rest.id ?? ownId },
  );
}
