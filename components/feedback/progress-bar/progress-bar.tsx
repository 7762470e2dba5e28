import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLocale } from '../../messages/locale.tsx';
import * as styles from './progress-bar.css.ts';
import { percent, shareOf, type ProgressValue } from './progress-value.ts';

type OwnProps = {
  /** What goes on. */
  label: ReactNode;
  /**
   * Only read aloud, as is how far it is. For places that say what goes on.
   * @default false
   */
  labelHidden?: boolean;
};

/**
 * Without `value` it is not known how far it is. `ref` and all other props go to the root. State for selectors and tests
 * is native: `progress:indeterminate` and its `value`.
 */
export type ProgressBarProps = OwnProps &
  ProgressValue &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** How far something is that takes time. */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  max,
  valueText,
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const locale = useLocale();
  const share = shareOf({ value, max });
  const said = share === undefined ? undefined : (valueText ?? percent(share, locale));
  return (
    <div {...rest} className={styles.root}>
      <div id={id} className={labelHidden ? styles.hiddenLabel : styles.label}>
        {label}
      </div>
      {said !== undefined && !labelHidden ? (
        // read as the value of the bar
        <span className={styles.value} aria-hidden="true">
          {said}
        </span>
      ) : null}
      <progress
        // not a <label>: several screen readers look for one at fields only
        aria-labelledby={id}
        className={share === undefined ? `${styles.bar} ${styles.passing}` : styles.bar}
        value={share}
        aria-valuetext={said}
      />
    </div>
  );
}
