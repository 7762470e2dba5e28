import * as styles from './color-picker.css.ts';

/** What a colour looks like. Attributes, since server HTML may not say styles. */
export const Swatch = ({ color }: { color: string }) => (
  <svg className={styles.swatch} viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true">
    <path className={styles.checker} d="M0 0h1v2h1V1H0z" />
    <rect width="2" height="2" fill={color} />
  </svg>
);
