type Key =
  | (
      | 'A'
      | 'B'
      | 'C'
      | 'D'
      | 'E'
      | 'F'
      | 'G'
      | 'H'
      | 'I'
      | 'J'
      | 'K'
      | 'L'
      | 'M'
      | 'N'
      | 'O'
      | 'P'
      | 'Q'
      | 'R'
      | 'S'
      | 'T'
      | 'U'
      | 'V'
      | 'W'
      | 'X'
      | 'Y'
      | 'Z'
    )
  | '/'
  | '?';

/** A key, by itself or with others held; `Mod` is Command on Apple’s machines and Control on others. */
export type Shortcut = Key | `${'Mod' | 'Alt' | 'Mod+Shift'}+${Key}`;

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a press of a key is a shortcut. */
export const isShortcut = (press: Press, shortcut: Shortcut, isApple: boolean): boolean => {
  const parts = shortcut.split('+');
  const key = parts.at(-1) ?? '';
  const isLetter = /^[A-Z]$/.test(key);
  const has = (modifier: string) => parts.includes(modifier);
  // keyboards of other scripts have another letter there, and Option another sign
  const isKey =
    press.key.toUpperCase() === key ||
    (isLetter && press.code === `Key${key}` && (has('Alt') || !/^[a-z]$/i.test(press.key)));
  return (
    isKey &&
    press.metaKey === (isApple && has('Mod')) &&
    press.ctrlKey === (!isApple && has('Mod')) &&
    press.altKey === has('Alt') &&
    // many keyboards have signs above others
    (!isLetter || press.shiftKey === has('Shift'))
  );
};

/** Whether keys without Command, Control or Alt are text in the place where they are pressed. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'textarea, select, [role="textbox"], [role="combobox"], input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"], [type="range"], [type="file"])',
    ));
