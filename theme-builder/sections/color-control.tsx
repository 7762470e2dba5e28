import { readColor, writeColor } from '@portico/tokens/derive';
import { useRef } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from './control.ts';
import * as styles from './field.css.ts';
import { TypedValue } from './typed-value.tsx';
import { useGestureEnd } from './use-gesture-end.ts';

/** The browser's picker knows six digits only. */
const opaque = (color: string) => writeColor({ ...readColor(color), alpha: 1 });

/** A picked colour as see-through as the one before it. */
const pickedOver = (picked: string, before: string) => {
  const { alpha } = readColor(before);
  // picking a colour for what was invisible means to see it
  if (alpha === 1 || alpha === 0) return picked;
  return `${picked}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
};

/** A colour: picked with the browser's own picker, or typed in any way that the contract takes. */
export const ColorControl = (props: ControlProps) => {
  const { path, scheme, label, isLocked, sourceId } = props;
  const { editor, texts } = useBuilder();
  const current = String(useLiveValue(path, scheme));
  const picker = useRef<HTMLInputElement>(null);
  useGestureEnd(picker, editor.endGesture);
  return (
    <>
      <input
        ref={picker}
        type="color"
        className={styles.colorInput}
        aria-label={texts.t('field.pick', { token: label })}
        aria-describedby={sourceId}
        disabled={isLocked}
        value={opaque(current)}
        onChange={({ currentTarget }) =>
          editor.edit({ path, scheme, value: pickedOver(currentTarget.value, current) })
        }
      />
      <div className={styles.grow}>
        <TypedValue {...props} read={(text) => text.trim()} />
      </div>
    </>
  );
};
