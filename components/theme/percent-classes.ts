/** The classes of a `percentage` that add up to a number, rounded to a whole one from 0 to 100. */
export const percentClasses = (classes: readonly string[], percent: number): string => {
  const whole = Math.round(Math.min(Math.max(percent, 0), 100));
  return classes.filter((_, index) => Math.floor(whole / 2 ** index) % 2 === 1).join(' ');
};
