import type { ChangeEvent } from 'react';
import { TextField } from '../../../inputs/text-field/text-field.tsx';
import { trimmed } from '../../form/trimmed.ts';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

/** Writes what was typed as the definition has it, with the caret after the same character. */
function write(input: HTMLInputElement, formatValue: (value: string) => string) {
  const { value, selectionStart } = input;
  const next = formatValue(value);
  if (next === value) return;
  input.value = next;
  if (selectionStart !== null && document.activeElement === input) {
    const caret = formatValue(value.slice(0, selectionStart)).length;
    input.setSelectionRange(caret, caret);
  }
}

/** What browsers fill in where a definition does not say. */
const known = { email: 'email', tel: 'tel', url: 'url' } as const satisfies Record<string, string>;

/** One line of text. */
export default function TextItem({ item, place }: FieldProps<'text'>) {
  const { onBlur, onChange, ...field } = useRegistered({ item, place });
  const { placeholder, type, autocomplete, formatValue } = item.textOptions ?? {};
  const leave = trimmed(onBlur);
  return (
    <TextField
      {...field}
      type={type}
      placeholder={placeholder}
      autoComplete={autocomplete ?? (type && type in known ? known[type as keyof typeof known] : undefined)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const { isComposing } = event.nativeEvent as InputEvent;
        if (formatValue && !isComposing) write(event.target, formatValue);
        return onChange(event);
      }}
      // keyboards of telephones compose every word, and while they do so its text is theirs
      onCompositionEnd={(event) => {
        if (formatValue) write(event.currentTarget, formatValue);
        void onChange({ target: event.currentTarget, type: 'change' });
      }}
      onBlur={leave}
    />
  );
}
