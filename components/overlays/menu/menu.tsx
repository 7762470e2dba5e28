import * as Radix from '@radix-ui/react-dropdown-menu';
import {
  Fragment,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { CheckIcon, ChevronEndIcon } from '../../display/icon/icon.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import { useThemeRoot } from '../../theme/theme-root.tsx';
import * as styles from './menu.css.ts';

type Entry = {
  label: string;
  /** A picture before the label. */
  icon?: ReactNode;
  /**
   * Cannot be chosen now.
   * @default false
   */
  disabled?: boolean;
};

/** Does something. */
export type MenuAction = Entry & {
  onSelect: () => void;
  /**
   * Takes something away.
   * @default false
   */
  destructive?: boolean;
};
/** Leads somewhere. */
export type MenuLink = Entry & { href: string };
/** Is on or off; the menu stays open. */
export type MenuCheck = Entry & { checked: boolean; onCheckedChange: (checked: boolean) => void };
/** Opens a menu of its own beside it. */
export type MenuBranch = Entry & { items: readonly MenuItem[] };
/** One of several, of which one is chosen; the menu stays open. */
export type MenuChoice = {
  /** What is chosen there; shown above the options. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly (Entry & { value: string })[];
};
/** Entries that belong together; a line divides them from others. */
export type MenuGroup = { label?: string; group: readonly MenuItem[] };

export type MenuItem = MenuAction | MenuLink | MenuCheck | MenuBranch | MenuChoice | MenuGroup;

type OwnProps = {
  /** Opens and closes it: a `Button`, or another component that passes `ref` and all props to a `<button>`. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Whether it is open; without it the menu looks after that itself. */
  open?: boolean;
  /** The user opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The edge of the trigger that it begins at.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Renders the links through a client-side router. */
  renderLink?: RenderLink;
};

/**
 * `ref` and all other props go to the menu. State for selectors and tests: `data-state`, `data-side`; on entries
 * `data-highlighted`, `data-disabled`, `data-destructive`, `data-state="checked"`.
 */
export type MenuProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'children' | 'className' | 'style' | 'role'>;

// a check mark keeps the menu open, so that several can be set
const stayOpen = (event: Event) => event.preventDefault();

const content = ({ label, icon }: Pick<Entry, 'label' | 'icon'>) => (
  <>
    {icon}
    <span className={styles.label}>{label}</span>
  </>
);
const indicator = (
  <span className={styles.indicator}>
    <Radix.ItemIndicator>
      <CheckIcon />
    </Radix.ItemIndicator>
  </span>
);

type Surroundings = {
  root: HTMLElement | undefined;
  renderLink: RenderLink;
  /** Does something once the menu has closed. */
  later: (action: () => void) => void;
};

const Items = ({ items, ...around }: Surroundings & { items: readonly MenuItem[] }) =>
  items.map((item, index) => <Item key={index} item={item} isFirst={index === 0} {...around} />);

function Item({ item, isFirst, ...around }: Surroundings & { item: MenuItem; isFirst: boolean }) {
  if ('group' in item)
    return (
      <Fragment>
        {isFirst ? null : <Radix.Separator className={styles.separator} />}
        <Radix.Group>
          {item.label ? <Radix.Label className={styles.heading}>{item.label}</Radix.Label> : null}
          <Items items={item.group} {...around} />
        </Radix.Group>
      </Fragment>
    );
  if ('options' in item)
    return (
      <Radix.RadioGroup value={item.value} onValueChange={item.onValueChange} aria-label={item.label}>
        <div className={styles.heading} aria-hidden="true">
          {item.label}
        </div>
        {item.options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={styles.item}
            onSelect={stayOpen}
          >
            {indicator}
            {content(option)}
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    );
  if ('checked' in item)
    return (
      <Radix.CheckboxItem
        checked={item.checked}
        onCheckedChange={item.onCheckedChange}
        disabled={item.disabled}
        className={styles.item}
        onSelect={stayOpen}
      >
        {indicator}
        {content(item)}
      </Radix.CheckboxItem>
    );
  if ('items' in item)
    return (
      <Radix.Sub>
        <Radix.SubTrigger disabled={item.disabled} className={styles.item}>
          {content(item)}
          <ChevronEndIcon />
        </Radix.SubTrigger>
        <Radix.Portal container={around.root}>
          <Radix.SubContent className={styles.menu} collisionPadding={styles.distance}>
            <Items items={item.items} {...around} />
          </Radix.SubContent>
        </Radix.Portal>
      </Radix.Sub>
    );
  if ('href' in item)
    return (
      // without its address while it is disabled, which a press would follow all the same
      <Radix.Item asChild={!item.disabled} disabled={item.disabled} className={styles.item}>
        {item.disabled ? content(item) : around.renderLink({ href: item.href, children: content(item) })}
      </Radix.Item>
    );
  return (
    <Radix.Item
      disabled={item.disabled}
      className={styles.item}
      data-destructive={item.destructive ? '' : undefined}
      onSelect={() => around.later(item.onSelect)}
    >
      {content(item)}
    </Radix.Item>
  );
}

type Chosen = RefObject<(() => void) | undefined>;
function act(chosen: Chosen) {
  const action = chosen.current;
  chosen.current = undefined;
  action?.();
}

/** Things to do with something, or places to go, in a list that opens beside a button. */
export function Menu({
  trigger,
  items,
  open,
  onOpenChange,
  align = 'start',
  renderLink = renderAnchor,
  ...rest
}: MenuProps) {
  const { marker, root, direction } = useThemeRoot();
  const chosen: Chosen = useRef(undefined);
  // what the user has asked for last; in the state, so that the direction is read again whenever it opens
  const [asked, setAsked] = useState<{ open: boolean }>();
  useEffect(() => {
    // its owner keeps it open: what was chosen has nothing to wait for
    if (open && asked?.open === false) act(chosen);
  }, [open, asked]);
  return (
    // not modal: that would write a style element to lock the page's scrolling
    <Radix.Root
      modal={false}
      open={open}
      onOpenChange={(next) => {
        setAsked({ open: next });
        onOpenChange?.(next);
      }}
      dir={direction}
    >
      {marker}
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={root}>
        <Radix.Content
          {...rest}
          onClick={(event) => {
            rest.onClick?.(event);
            // React's events go up through the tree, and a row around the button would take a press for its own
            event.stopPropagation();
          }}
          className={styles.menu}
          align={align}
          sideOffset={styles.distance}
          collisionPadding={styles.distance}
          loop
          onCloseAutoFocus={() => {
            // not before the button has the focus, or a dialog that is opened could not give it back
            queueMicrotask(() => act(chosen));
          }}
        >
          <Items
            items={items}
            root={root}
            renderLink={renderLink}
            later={(action) => (chosen.current = action)}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
