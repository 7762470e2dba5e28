import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './empty-state.css.ts';

type Picture =
  | {
      /** A picture of one colour; it says nothing that the title does not say. */
      icon?: ReactNode;
      picture?: undefined;
    }
  | {
      icon?: undefined;
      /** A picture of its own size, such as `<img alt="">`, in the place of the icon. */
      picture: ReactNode;
    };

type OwnProps = {
  /** What is not there. */
  title: ReactNode;
  /**
   * Where the title stands in the page's outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Why it is not there, and what to do about it. */
  children?: ReactNode;
  /** `Button`s and links; the main one comes first. */
  actions?: ReactNode;
};

/** `ref` and all other props go to the root. */
export type EmptyStateProps = OwnProps &
  Picture &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style'>;

/** Stands where there would be something, and says how to come by it. */
export function EmptyState({
  title,
  headingLevel = 2,
  icon,
  picture,
  children,
  actions,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={styles.root}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
