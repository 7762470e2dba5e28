import { useRef } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from './control.ts';
import * as styles from './field.css.ts';
import { TypedValue } from './typed-value.tsx';
import { opaque, pickedOver } from './picked-color.ts';
import { useGestureEnd } from './use-gesture-end.ts';

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
