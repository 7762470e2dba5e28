import { TextField } from '@portico/components';
import { checkValue, type TokenValue } from '@portico/tokens';
import { useState } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { inputIdOf, useLiveValue, type ControlProps } from '../fields/control.ts';

type TypedValueProps = ControlProps & {
  /** What the typed text means; what the contract refuses is not applied. */
  read: (text: string) => unknown;
  inputMode?: 'text' | 'decimal';
  name?: string;
};

/**
 * A value that is typed. The page wears it as soon as it is one, and the field keeps what was typed as it was typed.
 * Whether it is wrong is said when the hand leaves the field: nobody types a colour in one stroke.
 */
export function TypedValue({
  path,
  scheme,
  definition,
  label,
  isLocked,
  sourceId,
  helpId,
  read,
  inputMode,
  name,
}: TypedValueProps) {
  const { editor, texts } = useBuilder();
  const current = useLiveValue(path, scheme);
  const [typed, setTyped] = useState<{ text: string; over: TokenValue }>();
  const [isTyping, setTyping] = useState(false);
  // text that waits for its correction is overtaken when the value changes by another way, such as undo
  const shown = typed && (isTyping || typed.over === current) ? typed.text : undefined;
  const wrong = shown === undefined ? undefined : checkValue(definition.kind, read(shown), definition);

  const type = (text: string) => {
    setTyping(true);
    if (checkValue(definition.kind, read(text), definition) === undefined) {
      setTyped({ text, over: current });
      editor.edit({ path, scheme, value: read(text) });
      return;
    }
    editor.cancelGesture();
    setTyped({ text, over: editor.read().live.theme.leaf(path, scheme).value });
  };
  const finish = () => {
    setTyping(false);
    if (shown === undefined) return;
    if (wrong === undefined) {
      setTyped(undefined);
      editor.endGesture();
    }
  };
  return (
    <TextField
      id={inputIdOf(path)}
      size="small"
      label={name ?? texts.t('field.value', { token: label })}
      labelHidden
      inputMode={inputMode}
      dir={inputMode === 'decimal' ? undefined : 'ltr'}
      autoComplete="off"
      spellCheck={false}
      disabled={isLocked}
      aria-describedby={`${sourceId} ${helpId}`}
      value={shown ?? String(current)}
      error={wrong !== undefined && !isTyping ? texts.problem(definition.kind, wrong) : undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
      }}
    />
  );
}
