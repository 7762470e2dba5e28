import { Popover } from '@portico/components';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { findTexts } from '../find/texts/texts.ts';
import { LateArea } from '../late-area.tsx';
import { useBuilder } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from './control.ts';
import * as styles from './field.css.ts';
import { pickerLoaders } from './load-picker.tsx';
import { PickedFieldContext } from './picked-field.ts';
import { opaque, pickedOver } from './picked-color.ts';
import { TypedValue } from './typed-value.tsx';
import { useGestureEnd } from './use-gesture-end.ts';

type WellProps = ControlProps & { isOpen: boolean; onOpen: () => void } & ComponentPropsWithRef<'input'>;

/**
 * The browser's own well, which tells its colour to those who do not see it and takes one from what fills in forms; a
 * press opens our picker in the place of the browser's.
 */
const ColorWell = ({ path, scheme, label, isLocked, sourceId, isOpen, onOpen, ref, id }: WellProps) => {
  const { editor, texts } = useBuilder();
  const current = String(useLiveValue(path, scheme));
  const own = useRef<HTMLInputElement>(null);
  useGestureEnd(own, editor.endGesture);
  return (
    <input
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      id={id}
      type="color"
      className={styles.colorInput}
      aria-label={texts.t('field.pick', { token: label })}
      aria-describedby={sourceId}
      aria-haspopup="dialog"
      data-state={isOpen ? 'open' : 'closed'}
      disabled={isLocked}
      value={opaque(current)}
      onClick={(event) => {
        event.preventDefault();
        // the picker is tall, and opens below
        if (!isOpen) event.currentTarget.closest('fieldset')?.scrollIntoView({ block: 'start' });
        onOpen();
      }}
      onChange={({ currentTarget }) =>
        editor.edit({ path, scheme, value: pickedOver(currentTarget.value, current) })
      }
    />
  );
};

/** A colour: picked by eye, from the palette or from the screen, or typed in any way that the contract takes. */
export const ColorControl = (props: ControlProps) => {
  const { label } = props;
  const { locale } = useBuilder().texts;
  const t = findTexts.useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        label={t('color.open', { token: label })}
        trigger={<ColorWell {...props} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />}
      >
        <PickedFieldContext value={props}>
          <LateArea load={pickerLoaders[locale]} texts={findTexts} />
        </PickedFieldContext>
      </Popover>
      <div className={styles.grow}>
        <TypedValue {...props} read={(text) => text.trim()} />
      </div>
    </>
  );
};
