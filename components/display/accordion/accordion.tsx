import { useId, type ComponentPropsWithRef } from 'react';
import { Disclosure, type DisclosureProps } from '../disclosure/disclosure.tsx';
import * as styles from './accordion.css.ts';

type OwnProps = {
  /** Its parts, each with an `id` of its own on the page, by which an address can point at it and opens it. */
  items: readonly (DisclosureProps & { id: string; name?: undefined; headingLevel?: undefined })[];
  /**
   * Where the summaries stand in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * At most one part is open: opening one closes the others.
   * @default false
   */
  exclusive?: boolean;
};

/** `ref` and all other props go to the root. State for selectors and tests is native: `details[open]`. */
export type AccordionProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** Parts of a page below each other, each behind a heading that opens it. */
export function Accordion({ items, headingLevel = 3, exclusive = false, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <div {...rest} className={styles.accordion}>
      {items.map(({ id, children, ...item }) => (
        <Disclosure key={id} {...item} name={exclusive ? name : undefined} headingLevel={headingLevel}>
          {/* within: browsers open a part for an address that points into it, not for one that points at it */}
          <span id={id} className={styles.target} />
          {children}
        </Disclosure>
      ))}
    </div>
  );
}
