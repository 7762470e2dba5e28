import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ExternalIcon } from '../../display/icon/icon.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import * as styles from './link.css.ts';
import type keys from '../../locales/en-US/link.json';
import english from '../../locales/en-US/link.json?messages';

type OwnProps = {
  /** Where it leads. */
  href: string;
  /** Names what is behind it, also when it is read alone. */
  children: ReactNode;
};

type Look =
  | {
      /**
       * Within a text, where it is underlined, or by itself, where it is strong and may have an icon.
       * @default 'inline'
       */
      variant?: 'inline';
      icon?: undefined;
    }
  | {
      variant: 'standalone';
      /** A picture before the text; it says nothing that the text does not say. */
      icon?: ReactNode;
    };

type Destination =
  | {
      external?: false;
      /** Renders the link through a client-side router. */
      renderLink?: RenderLink;
    }
  | {
      /**
       * Leads to another site, in a new tab: shown by an icon, said in words, and the other site gets no hold of this one.
       * @default false
       */
      external: true;
      renderLink?: undefined;
    };

/** `ref` and all other props go to the `<a>`. State for selectors and tests: `data-external`. */
export type LinkProps = OwnProps &
  Look &
  Destination &
  Omit<ComponentPropsWithRef<'a'>, keyof OwnProps | 'className' | 'style' | 'target' | 'role'>;

/** Leads to another page, from within a text or from a place of its own. */
export function Link({
  variant = 'inline',
  icon,
  external = false,
  renderLink = renderAnchor,
  children,
  rel,
  ...rest
}: LinkProps) {
  const text = useMessages<keyof typeof keys>('link', english);
  return renderLink({
    ...rest,
    className: styles.variants[variant],
    rel: external ? ['noopener', rel].filter(Boolean).join(' ') : rel,
    ...(external && { target: '_blank', 'data-external': '' }),
    children: (
      <>
        {icon}
        {variant === 'standalone' ? <span className={styles.text}>{children}</span> : children}
        {external ? (
          <>
            {variant === 'inline' ? '\u00A0' : null}
            <span className={styles.mark}>
              <ExternalIcon />
            </span>
            <VisuallyHidden> {text('newTab')}</VisuallyHidden>
          </>
        ) : null}
      </>
    ),
  });
}
