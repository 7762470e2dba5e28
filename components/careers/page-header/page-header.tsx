import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronStartIcon } from '../../display/icon/icon.tsx';
import { Container } from '../../layout/container/container.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import * as styles from './page-header.css.ts';

type OwnProps = {
  /** What the page is about. */
  title: ReactNode;
  /**
   * Where the title stands in the page’s outline.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** A sentence or two below the title. */
  description?: ReactNode;
  /** Facts about it on a line, each in an element of its own. */
  meta?: ReactNode;
  /** `Button`s and links, the main one last; they go below the title where there is no room beside it. */
  actions?: ReactNode;
  /** What else belongs to it, below title and actions. */
  children?: ReactNode;
  /** Such as `Tabs` or a row of links, at the end of the header. */
  tabs?: ReactNode;
  /**
   * In a page’s content, or a band across the window in the colours of the theme’s banner.
   * @default 'plain'
   */
  variant?: 'plain' | 'banner';
  /** The page above this one. */
  back?: { href: string; label: ReactNode };
  /** Renders the link to it through a client-side router. */
  renderLink?: RenderLink;
};
/** `ref` and all other props go to the `<header>`. State for selectors and tests: `data-variant`. */
export type PageHeaderProps = OwnProps &
  Omit<ComponentPropsWithRef<'header'>, keyof OwnProps | 'className' | 'style' | 'role'>;

/** What a page is about, the way up from it, and what can be done there. */
export function PageHeader({
  title,
  headingLevel = 1,
  description,
  meta,
  actions,
  children,
  tabs,
  variant = 'plain',
  back,
  renderLink = renderAnchor,
  ...rest
}: PageHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  const parts = (
    <div className={styles.parts} data-tabs={tabs ? '' : undefined}>
      {back ? (
        <div className={styles.back}>
          {renderLink({
            href: back.href,
            children: (
              <>
                <ChevronStartIcon />
                <span>{back.label}</span>
              </>
            ),
          })}
        </div>
      ) : null}
      <div className={styles.main}>
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          {meta ? <div className={styles.meta}>{meta}</div> : null}
          {description ? <div className={styles.description}>{description}</div> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
      {tabs}
    </div>
  );
  return (
    <header {...rest} className={styles.variants[variant]} data-variant={variant}>
      {variant === 'banner' ? <Container>{parts}</Container> : parts}
    </header>
  );
}
