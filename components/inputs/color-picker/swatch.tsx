import * as styles from './color-picker.css.ts';

/** What a colour looks like, or that there is none. Attributes, since server HTML may not say styles. */
export const Swatch = ({ color }: { color: string | undefined }) => (
  <svg className={styles.swatch} viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true">
    <path className={styles.checker} d="M0 0h1v2h1V1H0z" />
    {color === undefined ? (
      <path className={styles.none} d="M0 2 2 0" vectorEffect="non-scaling-stroke" />
    ) : (
      <rect width="2" height="2" fill={color} />
    )}
  </svg>
);
