import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import { CloseIcon } from '../icon/icon.tsx';
import type keys from '../../locales/en-US/tag.json';
import english from '../../locales/en-US/tag.json?messages';
import * as styles from './tag.css.ts';

type Look = {
  /**
   * What kind of fact it is. The text has to say it too, since many people do not see the colour.
   * @default 'neutral'
   */
  variant?: keyof typeof styles.variants;
  /** A picture before the text. */
  icon?: ReactNode;
};
type NotLink = { href?: undefined; renderLink?: undefined };
type Rest<Element extends 'a' | 'span', Own> = Omit<
  ComponentPropsWithRef<Element>,
  keyof Own | keyof Look | 'children' | 'className' | 'style'
>;

type Plain = NotLink & { children?: ReactNode; onRemove?: undefined };
type Removable = NotLink & {
  /** A plain text, since it is part of the button's name: “Remove Berlin”. */
  children: string;
  /** The user wants it gone: adds a cross. Put the focus where they can go on. */
  onRemove: () => void;
};
type Link = {
  children?: ReactNode;
  onRemove?: undefined;
  /** Where it leads; makes it an `<a>`. */
  href: string;
  /** Renders the link through a client-side router. */
  renderLink?: RenderLink;
};

/** `ref` and all other props go to the root. State for selectors and tests: `data-variant`. */
export type TagProps = Look &
  ((Plain & Rest<'span', Plain>) | (Removable & Rest<'span', Removable>) | (Link & Rest<'a', Link>));

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const message = useMessages<keyof typeof keys>('tag', english);
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={message('remove', { name })}
      onClick={onRemove}
    >
      <CloseIcon />
    </button>
  );
}

/** A fact in a word or two about what it stands beside. */
export function Tag({
  variant = 'neutral',
  icon,
  children,
  href,
  renderLink = renderAnchor,
  onRemove,
  ...rest
}: TagProps) {
  const common = { className: `${styles.tag} ${styles.variants[variant]}`, 'data-variant': variant };
  const content = (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
    </>
  );
  if (href !== undefined)
    return renderLink({ ...(rest as Rest<'a', Link>), ...common, href, children: content });
  return (
    <span {...(rest as Rest<'span', Plain>)} {...common}>
      {content}
      {onRemove ? <RemoveButton name={children} onRemove={onRemove} /> : null}
    </span>
  );
}
