import type { SanitizedHtml } from '@portico/core/html';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import { dressHtml } from './dress-html.ts';
import type keys from '../../locales/en-US/rich-text.json';
import english from '../../locales/en-US/rich-text.json?messages';
import * as styles from './rich-text.css.ts';

type OwnProps = {
  /** What `sanitizeHtml` of `@portico/core/html` has made, on the server or in the page. */
  html: SanitizedHtml;
  /**
   * The level of the text’s main headings; those below follow. They look the same at every level.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
};

/** `ref` and all other props go to the root; `dir` follows the text unless it is given. */
export type RichTextProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'div'>,
    keyof OwnProps | 'children' | 'className' | 'style' | 'dangerouslySetInnerHTML'
  >;

const { heading, minorHeading, table } = styles;

/** A text with headings, lists, links and tables that somebody else has written as HTML. */
export function RichText({ html, headingLevel = 2, ...rest }: RichTextProps) {
  const text = useMessages<keyof typeof keys>('rich-text', english);
  const __html = dressHtml(html, {
    headingLevel,
    tableName: (number) => text('table', { number }),
    classes: { heading, minorHeading, table },
  });
  return <div dir="auto" {...rest} className={styles.text} dangerouslySetInnerHTML={{ __html }} />;
}
