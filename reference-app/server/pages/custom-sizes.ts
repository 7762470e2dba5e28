/** A number from 0 to a most, as a pattern, with up to three decimals: what checks styles takes patterns only. */
const upTo = (most: number): string => {
  const whole = Math.floor(most);
  const below = Array.from({ length: whole }, (_, number) => number).join('|');
  return `(?:(?:${below || '0'})(?:\\.\\d{1,3})?|${whole}(?:\\.0{1,3})?)`;
};

/** CSS px of what the em of ordinary text is. */
const em = 16;
const sizeUpTo = (px: number): string => `(?:0|${upTo(px)}px|${upTo(px / em)}r?em|${upTo(100)}%)`;

/** One size of at most so many CSS px, or of all that there is. */
export const size = (px: number): RegExp => new RegExp(`^${sizeUpTo(px)}$`);
/** One to four of them, for sides or corners. */
export const sizes = (px: number): RegExp => new RegExp(`^(?:(?:auto|${sizeUpTo(px)})(?:\\s+|$)){1,4}$`);
/** A plain number. */
export const number = (most: number): RegExp => new RegExp(`^${upTo(most)}$`);
