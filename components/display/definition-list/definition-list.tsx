import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './definition-list.css.ts';

type OwnProps = {
  /** What is said of it, in order; each term once. */
  items: readonly { term: string; description: ReactNode }[];
  /**
   * Each description below its term; so, and as many pairs beside each other as there is room for; or all of them in a
   * second column, which goes below in windows of 600 px and less.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'grid' | 'columns';
};

/** `ref` and all other props go to the `<dl>`. */
export type DefinitionListProps = OwnProps &
  Omit<ComponentPropsWithRef<'dl'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** Facts about one thing, each with what it is called. */
export function DefinitionList({ items, layout = 'stacked', ...rest }: DefinitionListProps) {
  return (
    <dl {...rest} className={`${styles.list} ${styles.layouts[layout]}`}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.pair}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
