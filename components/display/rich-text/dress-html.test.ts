import { sanitizeHtml } from '@portico/core/html';
import { describe, expect, it } from 'vitest';
import { dressHtml } from './dress-html.ts';

const dress = (html: string, headingLevel: 2 | 3 | 5 = 2) =>
  dressHtml(sanitizeHtml(html), {
    headingLevel,
    tableName: (number) => `Table "${number}" & more`,
    classes: { heading: 'a', minorHeading: 'b', table: 'c' },
  });

describe('dressHtml', () => {
  it.each([
    [2, '<h2 class="a">x</h2><h3 class="b">y</h3><h4 class="b">z</h4>'],
    [3, '<h3 class="a">x</h3><h4 class="b">y</h4><h5 class="b">z</h5>'],
    [5, '<h5 class="a">x</h5><h6 class="b">y</h6><h6 class="b">z</h6>'],
  ] as const)('lets headings begin at level %i', (level, expected) => {
    expect(dress('<h2>x</h2><h3>y</h3><h4>z</h4>', level)).toBe(expected);
  });

  it('lets links tell nothing to other sites, and leaves the others alone', () => {
    expect(dress('<a href="https://x.example">x</a><a href="tel:1">y</a><a href="/z">z</a>')).toBe(
      '<a rel="noopener noreferrer" href="https://x.example">x</a><a href="tel:1">y</a><a>z</a>',
    );
  });

  it('lets links tell nothing to other sites whose addresses are written in capitals', () => {
    expect(dress('<A HREF="HTTPS://x.example">x</A>')).toBe(
      '<a rel="noopener noreferrer" href="HTTPS://x.example">x</a>',
    );
  });

  it('puts each table into a box of its own, with a name in quotes', () => {
    expect(dress('<table></table><table></table>')).toBe(
      [1, 2]
        .map(
          (number) =>
            `<div class="c" role="group" tabindex="0" aria-label="Table &quot;${number}&quot; &amp; more"><table></table></div>`,
        )
        .join(''),
    );
  });

  it('names the box of a table by the caption that the table has', () => {
    expect(dress('<table><caption>Pay & <b>"hours"</b></caption></table>')).toBe(
      '<div class="c" role="group" tabindex="0" aria-label="Pay &amp; &quot;hours&quot;"><table><caption>Pay &amp; <b>"hours"</b></caption></table></div>',
    );
  });

  it('reads no tags in texts and addresses', () => {
    const html = '&lt;h2&gt; <a href="tel:&lt;table&gt;&lt;h2&gt;">x</a>';
    expect(dress(html, 5)).toBe(html);
  });
});
