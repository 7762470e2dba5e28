import { CloseIcon } from '../../display/icon/icon.tsx';
import * as styles from './combobox.css.ts';

type TagsProps = {
  label: string;
  items: readonly { value: string; label: string }[];
  removeLabel: (label: string) => string;
  /** Without it they can only be read. */
  onRemove?: (value: string) => void;
};

/** What has been chosen, each with a button that takes it away. */
export const Tags = ({ label, items, removeLabel, onRemove }: TagsProps) => (
  <ul className={styles.tags} aria-label={label}>
    {items.map((item) => (
      <li key={item.value} className={styles.tag}>
        {item.label}
        {onRemove ? (
          <button
            type="button"
            className={styles.remove}
            aria-label={removeLabel(item.label)}
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
