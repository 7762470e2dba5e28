import { useRef, useState, type RefObject } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from '../fields/control.ts';
import * as styles from '../style/field.css.ts';
import { findTexts } from '../locales/areas.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import type { ColorPopoverProps } from './color-popover.tsx';
import { opaque, pickedOver } from '../fields/picked-color.ts';
import { TypedValue } from './typed-value.tsx';
import { useGestureEnd } from '../fields/use-gesture-end.ts';
import { checkValue } from '@portico/tokens';
import { readColor, writeColor } from '@portico/tokens/derive';

const Picker = lazyArea<ColorPopoverProps>(
  async () => ({ default: (await import('./color-popover.tsx')).ColorPopover }),
  findTexts,
);

const digits = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/**
 * A typed colour as the contract writes it: with the # that people leave out, and in hex where it is written in another
 * way that browsers know, such as by name. What is no colour, or depends on where it stands, stays as it was typed.
 */
function readTypedColor(text: string): string {
  const typed = text.trim();
  if (digits.test(typed)) return `#${typed}`;
  if (typed === '' || checkValue('color', typed) === undefined) return typed;
  const { style } = document.createElement('span');
  style.color = typed;
  try {
    return writeColor(readColor(style.color));
  } catch {
    return typed;
  }
}

type WellProps = ControlProps & {
  ref: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  onPress: () => void;
  /** It is about to be pressed, as far as one can tell. */
  onNear: () => void;
};

/**
 * The browser's own well, which tells its colour to those who do not see it and takes one from what fills in forms; a
 * press opens our picker in the place of the browser's.
 */
function ColorWell({ path, scheme, label, isLocked, sourceId, ref, isOpen, onPress, onNear }: WellProps) {
  const { editor, texts } = useBuilder();
  const current = String(useLiveValue(path, scheme));
  useGestureEnd(ref, editor.endGesture);
  return (
    <input
      ref={ref}
      type="color"
      className={styles.colorInput}
      aria-label={texts.t('field.pick', { token: label })}
      aria-describedby={sourceId}
      aria-haspopup="dialog"
      data-state={isOpen ? 'open' : 'closed'}
      disabled={isLocked}
      value={opaque(current)}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        event.preventDefault();
        // the picker is tall, and opens below
        if (!isOpen) event.currentTarget.closest('fieldset')?.scrollIntoView({ block: 'start' });
        onPress();
      }}
      onChange={({ currentTarget }) =>
        editor.edit({ path, scheme, value: pickedOver(currentTarget.value, current) })
      }
    />
  );
}

/** A colour: picked by eye, from the palette or from the screen, or typed in any way that the contract takes. */
export function ColorControl(props: ControlProps) {
  const well = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ColorWell
        {...props}
        ref={well}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
        // what fails to come now is asked for again, and told, when the well is pressed
        onNear={() => void Picker.preload().catch(() => undefined)}
      />
      <div className={styles.grow}>
        <TypedValue {...props} read={readTypedColor} />
        {isOpen ? <Picker field={props} well={well} onClose={() => setOpen(false)} /> : null}
      </div>
    </>
  );
}
