import type { ComponentPropsWithRef } from 'react';
import * as styles from './highlighted-text.css.ts';
import { matchesOf } from './matches-of.ts';

type OwnProps = {
  /** The text. */
  children: string;
  /** What was searched for: its words are marked wherever a word begins with them, whatever their case and accents. */
  query: string;
};

/** `ref` and all other props go to the `<span>` around the text. State for selectors and tests is native: `mark`. */
export type HighlightedTextProps = OwnProps &
  Omit<ComponentPropsWithRef<'span'>, keyof OwnProps | 'className' | 'style'>;

/** A text in which the words that were searched for are marked. */
export function HighlightedText({ children, query, ...rest }: HighlightedTextProps) {
  const matches = matchesOf(children, query);
  return (
    <span {...rest} className={styles.text}>
      {matches.map(([from, to], index) => [
        children.slice(matches[index - 1]?.[1] ?? 0, from),
        <mark key={from} className={styles.mark}>
          {children.slice(from, to)}
        </mark>,
      ])}
      {children.slice(matches.at(-1)?.[1] ?? 0)}
    </span>
  );
}
