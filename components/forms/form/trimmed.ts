import type { FocusEvent } from 'react';

/** Takes the spaces off both ends of a text when the focus leaves it, before anybody looks at it. */
export const trimmed =
  (onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => unknown) =>
  (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const { target } = event;
    const text = target.value.trim();
    if (text !== target.value) target.value = text;
    onBlur(event);
  };
