import { sanitizeHtml } from '@portico/components/sanitize-html';
import { describe, expect, test } from 'vitest';
import { meridian } from '../../employers/meridian/index.ts';
import { randomFrom, tries } from '../../../tests/random.ts';
import { cleanBeginning, cleanHtml } from './clean-beginning.ts';

const names = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i'];
// oxfmt-ignore
const strange = [
  '<h1>', '</h1>', '<div>', '</div>', '<br>', '<script>', '</script>', '<style>', '</style>', '<a>', '</a>', '<svg>',
  '</svg>', '<td>', '</td>', '<textarea>', '</textarea>', '<P>', '</P>', '<p class="x">', '<p/>', '< p>', '<p', '</p',
  '<br />', '<!-- x -->', '<![CDATA[', ']]>', '<?x?>', '<>', '</>', '<', '>', '&', '&amp', '&nbsp;', '&quot;', '&#60;',
  '&AMP;', '&lt', '&amp;lt;', '"', "'", '\0', '\r\n', '\u00a0',
];
const plain = ['text', ' ', '\n', '&amp;', '&lt;', '&gt;', 'Zürich', '😀', '"quoted"'];

describe('JOB-01 the beginning of a text that is clean already', () => {
  test('any text becomes what the sanitiser makes of the whole of them', () => {
    const random = randomFrom(5);
    const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
    const element = (depth: number): string => {
      const name = oneOf(names);
      const inside = Array.from({ length: Math.floor(random() * 3) }, () =>
        depth > 3 || random() < 0.5 ? oneOf(plain) : element(depth + 1),
      ).join('');
      // now and then one is not closed, or never opened
      return `${random() < 0.02 ? '' : `<${name}>`}${inside}${random() < 0.02 ? '' : `</${name}>`}`;
    };
    let wholly = 0;
    let partly = 0;
    for (let round = 0; round < tries(30_000); round += 1) {
      const html = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
        const kind = random();
        return kind < 0.06 ? oneOf(strange) : kind < 0.3 ? oneOf(plain) : element(0);
      }).join('');
      const { length } = cleanBeginning(html);
      if (length === html.length) wholly += 1;
      else if (length > 0) partly += 1;
      expect(cleanHtml(html), html).toBe(sanitizeHtml(html));
    }
    expect(wholly).toBeGreaterThan(tries(1_000));
    expect(partly).toBeGreaterThan(tries(1_000));
  });

  test('is as deep as the sanitiser lets it be', () => {
    for (const depth of [19, 20, 21, 49, 50, 51, 60]) {
      const html = `<p>a</p>${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
      expect(cleanHtml(html), `${depth} levels`).toBe(sanitizeHtml(html));
    }
  });

  test('is all of the demo’s texts', () => {
    for (const { description } of meridian.postings({ now: new Date('2026-10-15T12:00:00Z'), count: 100 }))
      expect(cleanBeginning(description)).toEqual({ cleaned: description, length: description.length });
  });

  test.each([
    ['', ''],
    ['text', 'text'],
    ['<p>a</p>text', '<p>a</p>text'],
    ['<ul><li>a</li>\n<li>b <b>c', '<ul><li>a</li>\n<li>b <b>c</b></li></ul>'],
  ])('is all of %j, which is closed at its end', (html, cleaned) => {
    expect(cleanBeginning(html)).toEqual({ cleaned, length: html.length });
  });

  test.each(['<p>open <', '</p>', '<p class="x">a</p>', '<script>x</script>', 'a > b', '<p>&nbsp;</p>'])(
    'is nothing of %j',
    (html) => {
      expect(cleanBeginning(html)).toEqual({ cleaned: '', length: 0 });
    },
  );
});
