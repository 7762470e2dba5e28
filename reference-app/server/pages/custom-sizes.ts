/** A number from 0 to a most, as a pattern, with up to three decimals: what checks styles takes patterns only. */
function upTo(most: number): string {
  const whole = Math.floor(most);
  const below = Array.from({ length: whole }, (_, number) => number).join('|');
  return `(?:(?:${below || '0'})(?:\\.\\d{1,3})?|${whole}(?:\\.0{1,3})?)`;
}

/** The same from a least on, which is a whole number or so many tenths. */
function between(least: number, most: number): string {
  const tenths = Math.round(least * 10);
  const first = Math.ceil(least);
  const whole = Array.from({ length: most - first }, (_, at) => first + at).join('|');
  const below = least < 1 ? `0\\.[${tenths}-9]\\d{0,2}|` : '';
  return `(?:${below}(?:${whole})(?:\\.\\d{1,3})?|${most}(?:\\.0{1,3})?)`;
}

/** CSS px of what the em of ordinary text is. */
export const em = 16;
/** CSS px of the smallest and the largest text. */
export const smallestText = em / 2;
export const largestText = 64;
const sizeUpTo = (px: number): string => `(?:0|${upTo(px)}px|${upTo(px / em)}r?em|${upTo(100)}%)`;

/** One size of at most so many CSS px, or of all that there is. */
export const size = (px: number): RegExp => new RegExp(`^${sizeUpTo(px)}$`);
/** One to four of them, for sides or corners. */
export const sizes = (px: number): RegExp => new RegExp(`^(?:(?:auto|${sizeUpTo(px)})(?:\\s+|$)){1,4}$`);
/** A plain number. */
export const number = (most: number): RegExp => new RegExp(`^${upTo(most)}$`);
/** The size of a text in ordinary text: not so large that it fills the page, and not so small that nobody could read it. */
export const textSize = new RegExp(
  `^(?:${between(smallestText, largestText)}px|${between(smallestText / em, largestText / em)}r?em|${between(50, 100)}%)$`,
);
/** How far lines are apart: at least so far that they do not lie on each other. */
export const lineHeight = (px: number): RegExp =>
  new RegExp(
    `^(?:${between(0.8, 3)}|${between(em / 2, px)}px|${between(0.8, px / em)}r?em|${between(80, 100)}%)$`,
  );
