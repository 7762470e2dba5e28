import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import { listRole } from '../../theme/list-role.ts';
import * as styles from './footer.css.ts';
import type keys from '../../locales/en-US/footer.json';
import english from '../../locales/en-US/footer.json?messages';

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
  /** Whose product the page is made with, a link if it has an address; left out, the line is not shown. */
  poweredBy?: { name: string; href?: string };
  /** Renders the columns’ links through a client-side router. */
  renderLink?: RenderLink;
  /** The employer’s own content, above everything else: as wide as the page, and in the page’s own type. */
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
  const powered = poweredBy && text('poweredBy', { name: poweredBy.name });
  const hasColumns = columns.length > 0;
  const hasBase = Boolean(language || legal || poweredBy);
  return (
    <footer {...rest} className={styles.footer}>
      {children}
      {hasColumns || hasBase ? (
        <div className={styles.standard}>
          <div className={styles.inner}>
            {hasColumns ? (
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
            {hasBase ? (
              <div className={styles.base}>
                {language ? <div>{language}</div> : null}
                {legal ? <div>{legal}</div> : null}
                {poweredBy?.href === undefined ? (
                  powered && <div className={styles.powered}>{powered}</div>
                ) : (
                  <a className={styles.powered} href={poweredBy.href} rel="noopener">
                    {powered}
                  </a>
                )}
              </div>
            ) : null}
          </div>
        </div>
      ) : null}
    </footer>
  );
}
