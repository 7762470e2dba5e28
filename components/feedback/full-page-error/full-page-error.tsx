import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type { RenderLink } from '../../theme/link.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as styles from './full-page-error.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

type OwnProps = {
  /**
   * The element: the page's main part, or a part of one that is there already.
   * @default 'main'
   */
  as?: 'main' | 'section';
  /**
   * What went wrong.
   * @default “Internal Server Error” in the language around it
   */
  title?: ReactNode;
  /**
   * What that means, and what to do.
   * @default that it is our fault and may pass, in the language around it
   */
  children?: ReactNode;
  /** A page that works, such as the one before or the start page. */
  backHref: string;
  /** Where people find help: an address or `mailto:`. Left out, there is no such link. */
  contactHref?: string;
  /** The technical error, folded up; for people of the employer only, so leave it out for all others. */
  detail?: ReactNode;
  /** Renders the way back through a client-side router. Left out, it loads the page anew, which helps where the app is broken. */
  renderLink?: RenderLink;
};

/** `ref` and all other props go to the root. */
export type FullPageErrorProps = OwnProps & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof OwnProps | 'className' | 'style'
  >;

/** Stands for a whole page that could not be shown. */
export function FullPageError({
  as: Element = 'main',
  title,
  children,
  backHref,
  contactHref,
  detail,
  renderLink,
  ref,
  ...rest
}: FullPageErrorProps) {
  const text = useMessages<keyof typeof keys>('full-page-error', english);
  return (
    <Element {...rest} ref={ref} className={styles.page}>
      <EmptyState
        // what had the focus is gone with the page, so nothing else would say it
        role="alert"
        title={title ?? text('title')}
        headingLevel={1}
        actions={
          <>
            <Button variant="primary" href={backHref} renderLink={renderLink}>
              {text('back')}
            </Button>
            {contactHref === undefined ? null : <Button href={contactHref}>{text('contact')}</Button>}
          </>
        }
      >
        {children ?? text('text')}
      </EmptyState>
      {detail ? (
        <details className={styles.detail}>
          <summary className={styles.detailTitle}>{text('detail')}</summary>
          <div className={styles.detailBody}>{detail}</div>
        </details>
      ) : null}
    </Element>
  );
}
