import { checkValue } from '@portico/tokens';
import { readColor, writeColor } from '@portico/tokens/derive';

const digits = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/**
 * A typed colour as the contract writes it: with the # that people leave out, and in hex where it is written in another
 * way that browsers know, such as by name. What is no colour, or depends on where it stands, stays as it was typed.
 */
export function readTypedColor(text: string): string {
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
