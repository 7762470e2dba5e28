import { isValidElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { jsxs } from 'react/jsx-runtime';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import * as styles from './card.css.ts';

type OwnProps = {
  /**
   * The element.
   * @default 'article'
   */
  as?: 'article' | 'li' | 'section' | 'div';
  /**
   * Where the title stands in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Facts below the title, each in an element of its own. */
  meta?: ReactNode;
  children?: ReactNode;
  /** Buttons and links of their own; they lie above the link that covers the card. */
  actions?: ReactNode;
  /**
   * Of the theme's card padding: none, half, all, or half as much again.
   * @default 'medium'
   */
  padding?: 'none' | 'small' | 'medium' | 'large';
};

type Plain = { title?: ReactNode; href?: undefined; renderLink?: undefined; selected?: undefined };
type Interactive = {
  /** Names the card and its link; text, since it becomes a link's content. */
  title: ReactNode;
  /** Where the card leads: its title becomes a link that covers it all. */
  href: string;
  /** Renders the link through a client-side router. */
  renderLink?: RenderLink;
  /**
   * The one of several that is in view beside them; its link is `aria-current`.
   * @default false
   */
  selected?: boolean;
};

/** `ref` and all other props go to the root. State for selectors and tests: `data-interactive`, `data-selected`. */
export type CardProps = OwnProps &
  (Plain | Interactive) & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof OwnProps | 'title' | 'className' | 'style'
  >;

/** What is known to be one: a fragment or a component may be several. */
const isOneFact = (meta: ReactNode) =>
  typeof meta === 'string' || (isValidElement(meta) && typeof meta.type === 'string');

/** One thing of many, with what is worth knowing about it. */
export function Card({
  as: Element = 'article',
  title,
  headingLevel = 3,
  meta,
  children,
  actions,
  padding = 'medium',
  href,
  renderLink = renderAnchor,
  selected,
  ref,
  ...rest
}: CardProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  // a copy of our own, and without what is not so: a page may have hundreds of cards
  const card: HTMLAttributes<HTMLElement> & { ref?: Ref<never> } & Record<`data-${string}`, string> = rest;
  card.className = `${styles.card} ${styles.padding[padding]}`;
  if (ref) card.ref = ref as Ref<never>;
  if (href !== undefined) card['data-interactive'] = '';
  if (selected) card['data-selected'] = '';
  card.children = [
    title ? (
      <Heading className={styles.title}>
        {href === undefined
          ? title
          : renderLink({ href, children: title, ...(selected && { 'aria-current': 'true' }) })}
      </Heading>
    ) : null,
    meta ? (
      <div className={isOneFact(meta) ? styles.meta : `${styles.meta} ${styles.facts}`}>{meta}</div>
    ) : null,
    children,
    actions ? <div className={styles.actions}>{actions}</div> : null,
  ];
  return jsxs(Element, card);
}
