import * as styles from './slider.css.ts';

/** Where a number lies between two others, from 0 to 1. */
export const shareOf = (value: number, { min, max }: { min: number; max: number }): number =>
  max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;

/** The line that thumbs move along, and the part of it that is chosen. Attributes, since server HTML may not say styles. */
export const Line = ({ from, to }: { from: number; to: number }) => (
  <svg className={styles.line} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.whole} width="1" height="1" />
    <rect className={styles.chosen} x={from} width={to - from} height="1" />
  </svg>
);
