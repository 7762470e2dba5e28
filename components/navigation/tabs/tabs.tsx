import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { moveByKey } from '../../theme/move-by-key.ts';
import * as styles from './tabs.css.ts';

export type TabItem = {
  /** Distinguishes it from its neighbours; no spaces, since ids are made of it. */
  value: string;
  label: ReactNode;
  /** The panel. Mounted when first chosen, and kept from then on. */
  content: ReactNode;
  /** After the label, such as a number of new things. Part of the tab's name. */
  badge?: ReactNode;
  /** @default false */
  disabled?: boolean;
};

type OwnProps = {
  items: readonly TabItem[];
  /** What the row of tabs is called. */
  label: string;
  /** The chosen tab, when the owner keeps it. While it is none of `items`, the first that is not disabled is shown. */
  value?: string;
  /**
   * The tab chosen at first, when the component keeps it.
   * @default the first that is not disabled
   */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /**
   * Whether arrow keys choose at once, or only move until Enter or Space. Choose `manual` when a panel has to load.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
  /**
   * `small` for panels and other narrow places.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
};

/** `ref` and all other props go to the root. State for selectors and tests: `aria-selected`, `aria-disabled`, `hidden`. */
export type TabsProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/**
 * Brings a tab into view in its row where that scrolls: browsers leave one as it is that is seen in part. The page itself
 * stays where it is.
 */
const reveal = (tab: HTMLElement) => {
  const row = tab.parentElement;
  if (!row) return;
  const seen = row.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < seen.left) row.scrollLeft += left - seen.left;
  else if (right > seen.right) row.scrollLeft += right - seen.right;
};

/** Panels of which one is in view. */
export function Tabs({
  items,
  label,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  size = 'medium',
  ...rest
}: TabsProps) {
  const id = useId();
  const start = items.find((item) => !item.disabled)?.value;
  const [own, setOwn] = useState(defaultValue ?? start);
  const wanted = value ?? own;
  // an address may name a tab of yesterday, and without a chosen one no key would lead in
  const chosen = items.some((item) => item.value === wanted) ? wanted : start;
  const [seen, setSeen] = useState<ReadonlySet<string | undefined>>(() => new Set([chosen]));
  if (!seen.has(chosen)) setSeen(new Set([...seen, chosen]));

  const choose = (next: string | undefined) => {
    if (next === undefined || next === wanted) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tabs = list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
    for (const tab of tabs) if (tab.dataset['value'] === chosen) reveal(tab);
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = moveByKey(event, '[role="tab"]:not([aria-disabled])');
    if (activation === 'automatic') choose(next?.dataset['value']);
  };

  return (
    <div {...rest} className={styles.tabs}>
      <div
        ref={list}
        className={size === 'small' ? `${styles.list} ${styles.closeList}` : styles.list}
        role="tablist"
        aria-label={label}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            className={`${styles.tab} ${styles.sizes[size]}`}
            data-value={item.value}
            aria-selected={item.value === chosen}
            aria-controls={`${id}-panel-${item.value}`}
            aria-disabled={item.disabled ? true : undefined}
            tabIndex={item.value === chosen ? 0 : -1}
            onClick={item.disabled ? undefined : () => choose(item.value)}
            onKeyDown={onKeyDown}
            onFocus={({ currentTarget }) => reveal(currentTarget)}
          >
            {item.label}
            {item.badge === undefined ? null : <span className={styles.badge}>{item.badge}</span>}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== chosen}
          // the panel itself, so that the keyboard reaches and scrolls one that holds nothing to focus
          tabIndex={0}
        >
          {seen.has(item.value) ? item.content : null}
        </div>
      ))}
    </div>
  );
}
