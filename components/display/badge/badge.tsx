import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useLocale } from '../../messages/locale.tsx';
import * as styles from './badge.css.ts';

type OwnProps = {
  /** What it means in words, such as “3 unread messages”; read aloud instead of the number. */
  label: string;
  /**
   * In the brand's colour for what is new, or quiet for how many there are.
   * @default 'brand'
   */
  variant?: 'brand' | 'neutral';
  /** What it is about, such as an icon; the badge sits at its upper end corner. Otherwise it stands in the text. */
  children?: ReactNode;
};
type Count = {
  /** How many there are; at 0 there is no badge. */
  count: number;
  /**
   * The highest number that is shown: above it stands that number with a plus.
   * @default 99
   */
  max?: number;
  /**
   * Shows 0 as well.
   * @default false
   */
  showZero?: boolean;
  dot?: undefined;
};
type Dot = {
  /** A dot instead of a number: there is something new. */
  dot: true;
  count?: undefined;
  max?: undefined;
  showZero?: undefined;
};

/** `ref` and all other props go to the root. State for selectors and tests: `data-anchored` around `children`. */
export type BadgeProps = OwnProps &
  (Count | Dot) &
  Omit<ComponentPropsWithRef<'span'>, keyof OwnProps | 'className' | 'style'>;

/** A number or a dot that says that there is something new. */
export function Badge({
  label,
  variant = 'brand',
  children,
  count,
  max = 99,
  showZero = false,
  dot,
  ...rest
}: BadgeProps) {
  const locale = useLocale();
  const shown = dot ? '' : new Intl.NumberFormat(locale).format(Math.min(count, max));
  const visible = dot || count > 0 || showZero;
  if (!visible && !children) return null;
  const look = `${styles.mark} ${styles.variants[variant]}`;
  return (
    <span {...rest} className={styles.badge} data-anchored={children ? '' : undefined}>
      {children}
      {visible ? (
        <>
          <span className={dot ? `${look} ${styles.dot}` : look} aria-hidden="true">
            {shown}
            {!dot && count > max ? '+' : null}
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
