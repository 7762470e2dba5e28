import { expect, test } from 'vitest';
import { randomFrom, tries } from '../../../tests/random.ts';
import { unescapeHtml } from './unescape-html.ts';

test.each([
  ['&lt;p&gt;Fish &amp; chips&lt;/p&gt;', '<p>Fish & chips</p>'],
  ['&amp;lt;b&amp;gt; is text', '&lt;b&gt; is text'],
  ['&#8364;5 &#x1F41F; &quot;kr&oslash;ner&quot; &NBSP;', '€5 🐟 "kr&oslash;ner" \u00a0'],
  ['&lt;p&gt;Łódź 工場&lt;/p&gt;', '<p>Łódź 工場</p>'],
  ['AT&T; R&D &lt', 'AT&T; R&D &lt'],
  ['&#0; &#1114112; &#x110000;', '&#0; &#1114112; &#x110000;'],
  ['&am&lt;p; &&gt;', '&am<p; &>'],
])('one layer is undone: %s', (escaped, text) => {
  expect(unescapeHtml(escaped)).toBe(text);
});

test('the text before leaves nothing behind, however long it was', () => {
  const random = randomFrom(5);
  const parts = ['&', 'l', 'g', 't', ';', '&lt;', '&gt;', '&amp;', 'ø', '看', ' '];
  for (let round = 0; round < tries(5_000); round += 1) {
    const text = Array.from({ length: random() * 30 }, () => parts[Math.floor(random() * parts.length)]).join(
      '',
    );
    const byReference = text.replaceAll(/&(lt|gt|amp);/g, (_, name: string) =>
      name === 'lt' ? '<' : name === 'gt' ? '>' : '&',
    );
    expect(unescapeHtml(text), text).toBe(byReference);
  }
});
