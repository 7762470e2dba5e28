import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLocale } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import { listRole } from '../../theme/list-role.ts';
import * as styles from './side-list.css.ts';

export type SideListLink = {
  href: string;
  label: ReactNode;
  /** A picture before the label; it says nothing that the label does not say. */
  icon?: ReactNode;
  /** How many there are behind it; part of the link's name. */
  count?: number;
  /**
   * The page that is open.
   * @default false
   */
  current?: boolean;
};

export type SideListSection = {
  /** Names its links; needed as soon as there is more than one section. */
  title?: string;
  links: readonly SideListLink[];
};

type OwnProps = {
  /** What the list of links is called. */
  label: string;
  /** The links, in one section or in several with titles. */
  sections: readonly [SideListSection] | readonly (SideListSection & { title: string })[];
  /** Renders the links through a client-side router. */
  renderLink?: RenderLink;
};

/** `ref` and all other props go to the `<nav>`. State for selectors and tests: `[aria-current="page"]`. */
export type SideListProps = OwnProps &
  Omit<ComponentPropsWithRef<'nav'>, keyof OwnProps | 'aria-label' | 'className' | 'style' | 'children'>;

/** Links below each other, to the pages of one area. */
export function SideList({ label, sections, renderLink = renderAnchor, ...rest }: SideListProps) {
  const id = useId();
  const numbers = new Intl.NumberFormat(useLocale());
  return (
    <nav {...rest} aria-label={label} className={styles.root}>
      {sections.map(({ title, links }, index) => (
        <div key={title ?? index}>
          {title ? (
            <div id={`${id}-${index}`} className={styles.title}>
              {title}
            </div>
          ) : null}
          <ul {...listRole} className={styles.list} aria-labelledby={title ? `${id}-${index}` : undefined}>
            {links.map((link) => (
              <li key={link.href}>
                {renderLink({
                  href: link.href,
                  'aria-current': link.current ? 'page' : undefined,
                  children: (
                    <>
                      {link.icon}
                      <span className={styles.label}>{link.label}</span>
                      {link.count === undefined ? null : (
                        <span className={styles.count}> {numbers.format(link.count)}</span>
                      )}
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
