import type { KeyboardEvent, Ref } from 'react';
import { CloseIcon } from '../../display/icon/icon.tsx';
import * as styles from './combobox.css.ts';

type TagsProps = {
  label: string;
  items: readonly { value: string; label: string }[];
  removeLabel: (label: string) => string;
  /** Without it they can only be read. */
  onRemove?: (value: string) => void;
  /** The place of the one whose button Tab comes to; else it comes to all of them. */
  current?: number;
  /** A key is pressed at the button of a place. */
  onKey?: (event: KeyboardEvent<HTMLButtonElement>, index: number) => void;
  ref?: Ref<HTMLUListElement>;
};

/** What has been chosen, each with a button that takes it away. */
export const Tags = ({ label, items, removeLabel, onRemove, current, onKey, ref }: TagsProps) => (
  <ul ref={ref} className={styles.tags} aria-label={label}>
    {items.map((item, index) => (
      <li key={item.value} className={styles.tag}>
        {item.label}
        {onRemove ? (
          <button
            type="button"
            className={styles.remove}
            aria-label={removeLabel(item.label)}
            tabIndex={current === undefined || current === index ? undefined : -1}
            onKeyDown={onKey && ((event) => onKey(event, index))}
            onClick={() => onRemove(item.value)}
          >
            <CloseIcon />
          </button>
        ) : (
          <span />
        )}
      </li>
    ))}
  </ul>
);
