import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '../../messages/locale.tsx';
import { percent, shareOf, wholePercent } from '../progress-bar/progress-value.ts';
import * as styles from './progress-ring.css.ts';

type OwnProps = {
  /** What it is of; read aloud only, so that a text has to be near. */
  label: string;
  /** From 0 to `max`; what lies outside counts as its nearest end. */
  value: number;
  /**
   * What all of it is.
   * @default 100
   */
  max?: number;
  /**
   * How far it is, in words that are read aloud: “3 of 5 sections”. The ring shows the percentage.
   * @default the percentage, in the numbers of the language around it
   */
  valueText?: string;
  /**
   * 40, 64 or 96 px, and larger with larger text. The small one shows no number.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
};

/** `ref` and all other props go to the root. State for selectors and tests: `aria-valuenow`, from 0 to 100. */
export type ProgressRingProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'div'>,
    keyof OwnProps | 'role' | 'aria-label' | 'className' | 'style' | 'children'
  >;

const circle = { cx: 32, cy: 32, r: 28, strokeWidth: 6 };

/** How far something is, where there is no room for a bar. */
export function ProgressRing({ label, value, max, valueText, size = 'medium', ...rest }: ProgressRingProps) {
  const locale = useLocale();
  const share = shareOf({ value, max }) ?? 0;
  const shown = percent(share, locale);
  return (
    <div
      {...rest}
      // a <progress> shows nothing that is inside of it
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={wholePercent(share)}
      aria-valuetext={valueText ?? shown}
      className={`${styles.root} ${styles.sizes[size]}`}
    >
      <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle {...circle} className={styles.whole} />
        {/* a round end would show a dot where nothing is done */}
        <circle
          {...circle}
          className={styles.done}
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
          strokeLinecap={share > 0 && share < 1 ? 'round' : undefined}
        />
      </svg>
      {size === 'small' ? null : (
        <span className={styles.value} aria-hidden="true">
          {shown}
        </span>
      )}
    </div>
  );
}
