import type { Kind } from '@portico/tokens';
import { useRef } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from '../fields/control.ts';
import * as styles from '../style/field.css.ts';
import { readNumber } from '../fields/read-number.ts';
import { TypedValue } from './typed-value.tsx';
import { useGestureEnd } from '../fields/use-gesture-end.ts';

// dimensions are numbers of CSS px in the contract, whether they are emitted as px or rem
const units: Partial<Record<Kind, string>> = { dimension: 'px', duration: 'ms' };

function stepOf(kind: Kind, min: number, max: number) {
  if (kind === 'fontWeight') return 50;
  return max - min <= 4 ? 0.05 : 1;
}

/** A number: slid within its limits, or typed. */
export function NumberControl(props: ControlProps) {
  const { path, scheme, definition, label, isLocked, sourceId } = props;
  const { editor, texts } = useBuilder();
  const current = Number(useLiveValue(path, scheme));
  const slider = useRef<HTMLInputElement>(null);
  useGestureEnd(slider, editor.endGesture);
  const { kind, min, max } = definition;
  const unit = units[kind];
  return (
    <>
      {min !== undefined && max !== undefined ? (
        <input
          ref={slider}
          type="range"
          className={styles.rangeInput}
          aria-label={texts.t('field.slide', { token: label })}
          aria-describedby={sourceId}
          disabled={isLocked}
          min={min}
          max={max}
          step={stepOf(kind, min, max)}
          value={current}
          onChange={({ currentTarget }) => editor.edit({ path, scheme, value: currentTarget.valueAsNumber })}
        />
      ) : null}
      <div className={styles.numberText}>
        <TypedValue
          {...props}
          read={readNumber}
          inputMode="decimal"
          name={unit ? texts.t('field.valueIn', { token: label, unit }) : undefined}
        />
      </div>
    </>
  );
}
