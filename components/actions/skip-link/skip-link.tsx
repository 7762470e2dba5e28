import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
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

/** Takes the focus there, also where nothing can be focused: following the address alone moves it in some browsers only. */
const focusOn = (target: HTMLElement) => {
  target.focus();
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  // for this time only: presses inside of it should not give it the focus
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus();
};

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
