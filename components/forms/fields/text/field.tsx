import type { ChangeEvent } from 'react';
import { TextField } from '../../../inputs/text-field/text-field.tsx';
import { trimmed } from '../../form/trimmed.ts';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

/** Writes what was typed as the definition has it, with the caret after the same character. */
const write = (input: HTMLInputElement, formatValue: (value: string) => string) => {
  const { value, selectionStart } = input;
  const next = formatValue(value);
  if (next === value) return;
  input.value = next;
  if (selectionStart !== null && document.activeElement === input) {
    const caret = formatValue(value.slice(0, selectionStart)).length;
    input.setSelectionRange(caret, caret);
  }
};

/** One line of text. */
export default function TextItem({ item, place }: FieldProps<'text'>) {
  const { onBlur, onChange, ...field } = useRegistered({ item, place });
  const { placeholder, type, formatValue } = item.textOptions ?? {};
  return (
    <TextField
      {...field}
      type={type}
      placeholder={placeholder}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const { isComposing } = event.nativeEvent as InputEvent;
        if (formatValue && !isComposing) write(event.target, formatValue);
        return onChange(event);
      }}
      onBlur={trimmed(onBlur)}
    />
  );
}
