import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../../display/icon/icon.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import type keys from '../../locales/en-US/pagination.json';
import english from '../../locales/en-US/pagination.json?messages';
import { gap, pagesShown, placesOnPhones } from './pages-shown.ts';
import * as styles from './pagination.css.ts';

type OwnProps = {
  /** The page that is in view, from 1. */
  page: number;
  /** How many there are; with less than two nothing is shown. */
  pageCount: number;
  /** Names the entries of the page in view, such as “11 to 20 of 240”; it stands below the steps, where an empty one keeps its place. */
  range?: ReactNode;
};
type Links = {
  /** The address of a page: steps are links then, which work before and without script. */
  hrefOf: (page: number) => string;
  /** Renders the links through a client-side router. */
  renderLink?: RenderLink;
  onPageChange?: undefined;
};
type Buttons = { onPageChange: (page: number) => void; hrefOf?: undefined; renderLink?: undefined };

/** `ref` and all other props go to the `<nav>`. State for selectors and tests: `[aria-current="page"]`. */
export type PaginationProps = OwnProps &
  (Links | Buttons) &
  Omit<ComponentPropsWithRef<'nav'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** Steps through the pages of a long list. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  renderLink = renderAnchor,
  onPageChange,
  range,
  ...rest
}: PaginationProps) {
  const text = useMessages<keyof typeof keys>('pagination', english);
  const locale = useLocale();
  if (pageCount < 2) return null;
  const number = new Intl.NumberFormat(locale);
  const onPhones = placesOnPhones(page, pageCount);

  const step = (target: number, label: string, content: ReactNode, rel?: 'prev' | 'next') => {
    const common = {
      className: styles.step,
      'aria-label': label,
      'aria-current': target === page ? 'page' : undefined,
    } as const;
    if (target < 1 || target > pageCount)
      // stays where it is and keeps the focus, so that the next press meets nothing else
      return hrefOf ? (
        <a {...common} role="link" aria-disabled="true">
          {content}
        </a>
      ) : (
        <button {...common} type="button" aria-disabled="true">
          {content}
        </button>
      );
    return hrefOf ? (
      renderLink({ ...common, rel, href: hrefOf(target), children: content })
    ) : (
      <button {...common} type="button" onClick={() => onPageChange(target)}>
        {content}
      </button>
    );
  };

  return (
    <nav aria-label={text('label')} {...rest}>
      <ul className={styles.list}>
        {/* an address may be of a page that is no more */}
        <li>{step(Math.min(page - 1, pageCount), text('previous'), <ChevronStartIcon />, 'prev')}</li>
        {pagesShown(page, pageCount).map((entry, index) =>
          entry === gap ? (
            <li key={`${gap} ${index}`} className={styles.gap}>
              <span aria-hidden="true">…</span>
              <VisuallyHidden>{text('skipped')}</VisuallyHidden>
            </li>
          ) : (
            <li key={entry} className={styles.onPhones[onPhones[index] ?? 'step']}>
              {step(entry, text('page', { page: entry }), number.format(entry))}
            </li>
          ),
        )}
        <li>{step(page + 1, text('next'), <ChevronEndIcon />, 'next')}</li>
      </ul>
      {range === undefined ? null : <div className={styles.range}>{range}</div>}
    </nav>
  );
}
