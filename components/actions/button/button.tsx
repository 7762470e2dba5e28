import {
  createElement,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import * as styles from './button.css.ts';

/** What a button is for; each role has a section of the theme. */
export type ButtonVariant = keyof typeof styles.roles;

type Look = {
  /**
   * How tall it is: 40 px or 32 px, and 44 px for fingers either way.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /** A picture before the text. The text names the button; a button of a picture alone needs `aria-label`. */
  icon?: ReactNode;
  /**
   * As wide as its container.
   * @default false
   */
  fullWidth?: boolean;
  /**
   * Cannot be used now. A disabled link keeps its text and loses its address.
   * @default false
   */
  disabled?: boolean;
  children?: ReactNode;
};

type Loading =
  | { loading?: undefined; loadingLabel?: undefined }
  | {
      /** Work is under way: keeps its width and its focus, and ignores presses. */
      loading: boolean;
      /** What the button is called meanwhile, such as “Saving…”. */
      loadingLabel: string;
    };

type Role =
  | {
      /**
       * What the button is for.
       * @default 'default'
       */
      variant?: Exclude<ButtonVariant, 'twoState'>;
      pressed?: undefined;
    }
  | {
      variant: 'twoState';
      /**
       * Whether it is on; only for `variant="twoState"`.
       * @default false
       */
      pressed?: boolean;
    };

type NativeButton = Look &
  Role &
  Loading & {
    href?: undefined;
    renderLink?: undefined;
  } & Omit<ComponentPropsWithRef<'button'>, keyof Look | 'role' | 'className' | 'style'>;

type LinkButton = Look & {
  variant?: Exclude<ButtonVariant, 'twoState'>;
  pressed?: undefined;
  loading?: undefined;
  loadingLabel?: undefined;
  type?: undefined;
  /** Where it leads; makes it an `<a>`. */
  href: string;
  /** Renders the link through a client-side router. */
  renderLink?: RenderLink;
} & Omit<ComponentPropsWithRef<'a'>, keyof Look | 'href' | 'type' | 'role' | 'className' | 'style'>;

/**
 * State for selectors and tests: `data-icon`, `data-loading`, `data-full-width`,
 * and the native `disabled`, `aria-disabled`, `aria-busy`, `aria-pressed`.
 */
export type ButtonProps = NativeButton | LinkButton;

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** What stands in a flex box, where only an element of its own breaks a word that is too long for the button. */
const content = (icon: ReactNode, children: ReactNode) => (
  <>
    {icon}
    {typeof children === 'string' ? <span className={styles.text}>{children}</span> : children}
  </>
);

function renderLinkButton({
  variant = 'default',
  size,
  icon,
  fullWidth,
  disabled,
  children,
  href,
  renderLink = renderAnchor,
  pressed: _pressed,
  loading: _loading,
  loadingLabel: _loadingLabel,
  ...rest
}: LinkButton) {
  const props = {
    ...rest,
    className: size === 'small' ? `${styles.roles[variant]} ${styles.small}` : styles.roles[variant],
    'data-full-width': fullWidth ? '' : undefined,
    children: content(icon, children),
  };
  // a link without an address takes neither focus nor clicks, and assistive technology says that it is unavailable
  return disabled
    ? createElement('a', { ...props, role: 'link', 'aria-disabled': true, onClick: undefined })
    : renderLink({ ...props, href });
}

/** Does something when pressed; with `href`, leads somewhere and is a link. */
export function Button(props: ButtonProps): ReactElement {
  if (props.href !== undefined) return renderLinkButton(props);
  const {
    variant = 'default',
    size,
    icon,
    fullWidth,
    loading,
    loadingLabel,
    pressed = false,
    children,
    href: _href,
    renderLink: _renderLink,
    ...rest
  } = props;
  // a copy of our own, and without what is not so: a page may have a thousand buttons
  const button: ComponentPropsWithRef<'button'> & Record<`data-${string}`, string> = rest;
  button.type ??= 'button';
  button.className = size === 'small' ? `${styles.roles[variant]} ${styles.small}` : styles.roles[variant];
  if (icon) button['data-icon'] = '';
  if (fullWidth) button['data-full-width'] = '';
  if (variant === 'twoState') button['aria-pressed'] = pressed;
  button.children = icon ? content(icon, children) : children;
  if (loading) {
    button['aria-busy'] = true;
    button['aria-disabled'] = true;
    button['data-loading'] = '';
    button.onClick = swallow;
    button.children = (
      <>
        <span className={styles.held}>{content(icon, children)}</span>
        <span className={styles.spinner} />
        <span className={styles.loadingLabel}>{loadingLabel}</span>
      </>
    );
  }
  return jsx('button', button);
}
