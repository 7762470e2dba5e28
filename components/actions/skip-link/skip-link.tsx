import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import { focusOn } from '../../theme/focus-on.ts';
import type keys from '../../locales/en-US/skip-link.json';
import english from '../../locales/en-US/skip-link.json?messages';
import * as styles from './skip-link.css.ts';

type OwnProps = {
  /**
   * The id of the element that it leads to.
   * @default 'main'
   */
  target?: string;
  /**
   * What it is called.
   * @default “Skip to main content” in the language around it
   */
  children?: ReactNode;
};

/** `ref` and all other props go to the `<a>`. State for selectors and tests: it is in view on `:focus`. */
export type SkipLinkProps = OwnProps &
  Omit<ComponentPropsWithRef<'a'>, keyof OwnProps | 'href' | 'className' | 'style' | 'role'>;

/** The first stop of Tab in a page, which leads past what all pages have in common. */
export function SkipLink({ target = 'main', children, onClick, ...rest }: SkipLinkProps) {
  const text = useMessages<keyof typeof keys>('skip-link', english);
  return (
    <a
      {...rest}
      href={`#${target}`}
      className={styles.link}
      onClick={(event) => {
        onClick?.(event);
        const found = document.getElementById(target);
        if (!event.defaultPrevented && found) focusOn(found);
      }}
    >
      {children ?? text('label')}
    </a>
  );
}
