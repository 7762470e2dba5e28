import type { ControlProps } from '../fields/control.ts';
import * as styles from '../style/field.css.ts';
import { TypedValue } from './typed-value.tsx';

/** A text that the contract checks, such as a list of fonts. */
export const TextControl = (props: ControlProps) => (
  <div className={styles.grow}>
    <TypedValue {...props} read={(text) => text.trim()} />
  </div>
);
