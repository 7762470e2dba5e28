import { useState } from 'react';
import { TextField } from '../text-field/text-field.tsx';
import type { Oklch } from './color.ts';

type ColorTextProps = {
  label: string;
  color: Oklch;
  read: (text: string) => Oklch | undefined;
  /** How the colour is written here. */
  write: (color: Oklch) => string;
  /** Says how to put it right. */
  error: string;
  disabled: boolean;
  onChange: (color: Oklch) => void;
};

/** A colour as text, any that CSS knows. What is no colour yet stays as it is typed, until the colour is another one. */
export function ColorText({ label, color, read, write, error, disabled, onChange }: ColorTextProps) {
  const value = write(color);
  /** What is typed, and the colour that it stands for or was typed over. */
  const [typed, setTyped] = useState<{ text: string; stands: string; isWrong: boolean }>();
  const kept = typed?.stands === value ? typed : undefined;
  const settle = () => {
    if (kept) setTyped(read(kept.text) ? undefined : { ...kept, isWrong: true });
  };
  return (
    <TextField
      label={label}
      size="small"
      value={kept?.text ?? value}
      error={kept?.isWrong ? error : undefined}
      disabled={disabled}
      spellCheck={false}
      autoComplete="off"
      dir="ltr"
      onChange={(event) => {
        const text = event.target.value;
        const next = read(text);
        setTyped({ text, stands: next ? write(next) : value, isWrong: !next && (kept?.isWrong ?? false) });
        if (next) onChange(next);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // settles the colour, and sends no form around
        event.preventDefault();
        settle();
      }}
    />
  );
}
