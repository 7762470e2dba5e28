import type { SanitizedHtml } from '@portico/core/html';

type Dress = {
  /** Of 2: what `h2` of the text becomes; the others follow, down to `h6`. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** The names of the box that a table without a caption scrolls in. @param number from 1, among the tables of the text */
  tableName: (number: number) => string;
  classes: { heading: string; minorHeading: string; table: string };
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Sanitised HTML as a page shows it: headings of its level, links that tell other sites nothing, and tables in boxes of
 * their own. By the letter, since the sanitiser writes every `<` of a text or an attribute as `&lt;`.
 */
export function dressHtml(html: SanitizedHtml, { headingLevel, tableName, classes }: Dress): string {
  let tables = 0;
  return (
    html
      .replaceAll(/<(\/?)h([2-4])>/g, (_tag, slash: string, level: string) => {
        const own = Math.min(Number(level) + headingLevel - 2, 6);
        if (slash) return `</h${own}>`;
        return `<h${own} class="${level === '2' ? classes.heading : classes.minorHeading}">`;
      })
      // also where an author wrote it in capitals
      .replaceAll(/<a (?=href="https:)/gi, '<a rel="noopener noreferrer" ')
      .replaceAll(/<table>(?:\s*<caption>(.*?)<\/caption>)?/gs, (tag, caption?: string) => {
        tables += 1;
        // the letters are escaped as those of an attribute are, but for its quotes
        const said = caption
          ?.replaceAll(/<[^>]*>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .replaceAll('"', '&quot;');
        const name = said || escaped(tableName(tables));
        return `<div class="${classes.table}" role="group" tabindex="0" aria-label="${name}">${tag}`;
      })
      .replaceAll('</table>', '</table></div>')
  );
}
