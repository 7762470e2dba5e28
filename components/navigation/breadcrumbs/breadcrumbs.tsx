import { Fragment, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ChevronEndIcon, MoreIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import { listRole } from '../../theme/list-role.ts';
import * as styles from './breadcrumbs.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

export type Breadcrumb = { href: string; label: ReactNode };

type OwnProps = {
  /** The pages above this one, from the top. */
  ancestors: readonly Breadcrumb[];
  /** What the page that is open is called. */
  current: ReactNode;
  /** Renders the links through a client-side router. */
  renderLink?: RenderLink;
};

/**
 * `ref` and all other props go to the `<nav>`. State for selectors and tests: `[aria-current="page"]`, and
 * `data-expanded` on the list when phones show what they left out.
 */
export type BreadcrumbsProps = OwnProps &
  Omit<ComponentPropsWithRef<'nav'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** Where the page is, and the way up from it. */
export function Breadcrumbs({ ancestors, current, renderLink = renderAnchor, ...rest }: BreadcrumbsProps) {
  const text = useMessages<keyof typeof keys>('breadcrumbs', english);
  const [expanded, setExpanded] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // between the first page and the one above this one; a button for a single page would save nothing
  const middle = Math.max(0, ancestors.length - 2);
  const folds = middle > 1;

  const expand = () => {
    flushSync(() => setExpanded(true));
    // the button is gone, and the first page that it showed is in its place
    list.current?.querySelector<HTMLElement>(`:scope > :nth-child(2) > a`)?.focus();
  };
  const separator = (
    <span className={styles.separator}>
      <ChevronEndIcon />
    </span>
  );

  return (
    <nav aria-label={text('label')} {...rest}>
      <ol ref={list} {...listRole} className={styles.list} data-expanded={expanded ? '' : undefined}>
        {ancestors.map((page, index) => (
          <Fragment key={page.href}>
            {folds && !expanded && index === 1 ? (
              <li className={`${styles.item} ${styles.more}`}>
                <button
                  type="button"
                  className={styles.moreButton}
                  aria-label={text('more', { count: middle })}
                  onClick={expand}
                >
                  <MoreIcon />
                </button>
                {separator}
              </li>
            ) : null}
            <li
              className={
                folds && index > 0 && index <= middle ? `${styles.item} ${styles.middle}` : styles.item
              }
            >
              {renderLink({ href: page.href, children: page.label })}
              {separator}
            </li>
          </Fragment>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
