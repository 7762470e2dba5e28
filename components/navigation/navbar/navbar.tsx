import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CloseIcon, MenuIcon } from '../../display/icon/icon.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import * as styles from './navbar.css.ts';

export type NavbarLink = {
  href: string;
  label: ReactNode;
  /**
   * The page that is open.
   * @default false
   */
  current?: boolean;
  /**
   * Stands in the folded menu only, such as an action that a narrow bar has no room for.
   * @default false
   */
  foldedOnly?: boolean;
};

type OwnProps = {
  /** The employer's mark, usually in a link to the start page. */
  brand: ReactNode;
  /** The main destinations; in narrow windows they fold into a menu. */
  links?: readonly NavbarLink[];
  /** What the navigation is called. */
  label: string;
  /** What the button that opens the menu is called. */
  menuLabel: string;
  /** At the end of the bar and always in view, such as the language or the profile. */
  actions?: ReactNode;
  /**
   * Stays in view while the page scrolls.
   * @default false
   */
  sticky?: boolean;
  /**
   * How wide a window is, in px, in which the links are folded still: 992 where they and the actions are many.
   * @default 767
   */
  foldsUpTo?: 767 | 992;
  /** Renders the links through a client-side router. */
  renderLink?: RenderLink;
};

/** `ref` and all other props go to the `<header>`. State for selectors and tests: `data-sticky`, and `data-open` on the menu. */
export type NavbarProps = OwnProps &
  Omit<ComponentPropsWithRef<'header'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** The bar on top of every page. */
export function Navbar({
  brand,
  links = [],
  label,
  menuLabel,
  actions,
  sticky = false,
  foldsUpTo = 767,
  renderLink = renderAnchor,
  ...rest
}: NavbarProps) {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      toggle.current?.focus();
    };
    // it would lie over what has the focus
    const closeOnLeaving = ({ target }: Event) => {
      if (target instanceof Node && !toggle.current?.closest('header')?.contains(target)) setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeOnLeaving, { signal });
    document.addEventListener('pointerdown', closeOnLeaving, { signal });
    return () => listening.abort();
  }, [open]);
  return (
    <header {...rest} className={styles.navbar} data-sticky={sticky ? '' : undefined}>
      <div className={styles.inner} data-folds-up-to={foldsUpTo === 767 ? undefined : foldsUpTo}>
        <div className={styles.brand}>{brand}</div>
        {links.length > 0 ? (
          <>
            <button
              ref={toggle}
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={menuId}
              aria-label={menuLabel}
              onClick={() => setOpen(!open)}
            >
              {open ? <CloseIcon /> : <MenuIcon />}
            </button>
            <nav id={menuId} className={styles.links} aria-label={label} data-open={open ? '' : undefined}>
              <ul className={styles.list}>
                {links.map((link, index) => (
                  // by its place: an address may follow that of the page, and its link keeps the focus
                  <li key={index} hidden={link.foldedOnly}>
                    {renderLink({
                      href: link.href,
                      children: link.label,
                      'aria-current': link.current ? 'page' : undefined,
                      onClick: () => {
                        // the link goes with the menu
                        if (open) document.querySelector<HTMLElement>(`[aria-controls="${menuId}"]`)?.focus();
                        setOpen(false);
                      },
                    })}
                  </li>
                ))}
              </ul>
            </nav>
          </>
        ) : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </header>
  );
}
