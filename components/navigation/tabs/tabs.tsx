import * as Radix from '@radix-ui/react-tabs';
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';
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
function reveal(tab: HTMLElement) {
  const row = tab.parentElement;
  if (!row) return;
  const seen = row.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < seen.left) row.scrollLeft += left - seen.left;
  else if (right > seen.right) row.scrollLeft += right - seen.right;
}

/** Drops Radix's style attributes, which a content security policy without `unsafe-inline` forbids in server HTML. */
function Unstyled({ style: _style, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} />;
}

const keysThatMove = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * The button under Radix's trigger. It chooses by `click` alone, which can be taken back until the pointer is up (WCAG 2.5.2),
 * and which voice control sends; Radix chooses when the pointer goes down.
 */
function TabButton({
  movedByKeyRef,
  onMouseDown: _onMouseDown,
  onFocus,
  onKeyDown,
  ...rest
}: ComponentPropsWithRef<'button'> & {
  /** A key is moving the focus along the row. */
  movedByKeyRef: RefObject<boolean>;
}) {
  return (
    <button
      {...rest}
      onKeyDown={(event) => {
        // all others are the browser's: Enter and Space click, Page Down scrolls
        if (!keysThatMove.includes(event.key)) return;
        movedByKeyRef.current = true;
        onKeyDown?.(event);
      }}
      onFocus={(event) => {
        reveal(event.currentTarget);
        if (movedByKeyRef.current) onFocus?.(event);
        movedByKeyRef.current = false;
      }}
    />
  );
}

/** Is there for each tab, shown or not, so that the tab names a panel that exists, and keeps what it holds. */
function Panel({ value, isShown, children }: { value: string; isShown: boolean; children: ReactNode }) {
  return (
    <Radix.Content asChild forceMount value={value}>
      <Unstyled className={styles.panel} hidden={!isShown}>
        {children}
      </Unstyled>
    </Radix.Content>
  );
}

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
  const start = items.find((item) => !item.disabled)?.value;
  const [own, setOwn] = useState(defaultValue ?? start);
  const wanted = value ?? own;
  // an address may name a tab of yesterday, and without a chosen one no key would lead in
  const chosen = items.some((item) => item.value === wanted) ? wanted : start;
  const [seen, setSeen] = useState<ReadonlySet<string | undefined>>(() => new Set([chosen]));
  if (!seen.has(chosen)) setSeen(new Set([...seen, chosen]));

  const choose = (next: string) => {
    if (next === wanted) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const movedByKeyRef = useRef(false);
  // in the state, so that the direction is read once the row is in the page
  const [list, setList] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    const tabs = list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
    for (const tab of tabs) if (tab.dataset['value'] === chosen) reveal(tab);
  }, [list, chosen]);

  return (
    <Radix.Root
      asChild
      value={chosen ?? ''}
      onValueChange={choose}
      activationMode={activation}
      dir={list?.matches(':dir(rtl)') ? 'rtl' : 'ltr'}
    >
      {/* Radix would set the direction that it is given */}
      <div {...rest} dir={rest.dir} className={styles.tabs}>
        <Radix.List asChild aria-label={label}>
          <Unstyled
            ref={setList}
            className={size === 'small' ? `${styles.list} ${styles.closeList}` : styles.list}
            // the chosen tab takes the focus, also before hydration
            tabIndex={undefined}
          >
            {items.map((item) => (
              <Radix.Trigger key={item.value} asChild value={item.value} disabled={item.disabled}>
                <TabButton
                  className={`${styles.tab} ${styles.sizes[size]}`}
                  movedByKeyRef={movedByKeyRef}
                  data-value={item.value}
                  // not disabled natively, so that screen readers come by it
                  disabled={undefined}
                  aria-disabled={item.disabled ? true : undefined}
                  tabIndex={item.value === chosen ? 0 : -1}
                  onClick={item.disabled ? undefined : () => choose(item.value)}
                >
                  {item.label}
                  {item.badge === undefined ? null : <span className={styles.badge}>{item.badge}</span>}
                </TabButton>
              </Radix.Trigger>
            ))}
          </Unstyled>
        </Radix.List>
        {items.map((item) => (
          <Panel key={item.value} value={item.value} isShown={item.value === chosen}>
            {seen.has(item.value) ? item.content : null}
          </Panel>
        ))}
      </div>
    </Radix.Root>
  );
}
