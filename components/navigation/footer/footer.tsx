import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import { listRole } from '../../theme/list-role.ts';
import * as styles from './footer.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

export type FooterColumn = {
  /** Names its links. */
  title: string;
  links: readonly { href: string; label: ReactNode }[];
};

type OwnProps = {
  /**
   * Links by subject, in columns beside each other as far as there is room.
   * @default []
   */
  columns?: readonly FooterColumn[];
  /** Where the language of the page is chosen, such as a `Select` of size small. */
  language?: ReactNode;
  /** Who answers for the page, and since when: “© 2026 Meridian Health”. */
  legal?: ReactNode;
  /** Whose product the page is made with; left out, the line is not shown. */
  poweredBy?: { name: string; href: string };
  /** Renders the columns’ links through a client-side router. */
  renderLink?: RenderLink;
  /** The employer’s own content, above everything else. */
  children?: ReactNode;
};

/** `ref` and all other props go to the `<footer>`. */
export type FooterProps = OwnProps &
  Omit<ComponentPropsWithRef<'footer'>, keyof OwnProps | 'className' | 'style'>;

/** The end of every page: what else there is, the language, and who answers for it. */
export function Footer({
  columns = [],
  language,
  legal,
  poweredBy,
  renderLink = renderAnchor,
  children,
  ...rest
}: FooterProps) {
  const text = useMessages<keyof typeof keys>('footer', english);
  const id = useId();
  return (
    <footer {...rest} className={styles.footer}>
      <div className={styles.inner}>
        {children}
        {columns.length > 0 ? (
          <nav className={styles.columns} aria-label={text('label')}>
            {columns.map(({ title, links }, index) => (
              <div key={title}>
                <div id={`${id}-${index}`} className={styles.title}>
                  {title}
                </div>
                <ul {...listRole} className={styles.list} aria-labelledby={`${id}-${index}`}>
                  {links.map(({ href, label }) => (
                    <li key={href}>{renderLink({ href, children: label })}</li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        ) : null}
        {language || legal || poweredBy ? (
          <div className={styles.base}>
            {language ? <div>{language}</div> : null}
            {legal ? <div>{legal}</div> : null}
            {poweredBy ? (
              <a className={styles.powered} href={poweredBy.href} rel="noopener">
                {text('poweredBy', { name: poweredBy.name })}
              </a>
            ) : null}
          </div>
        ) : null}
      </div>
    </footer>
  );
}
