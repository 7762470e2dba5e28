import { sanitizeHtml } from '@portico/core/html';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { randomFrom, tries } from '../../../tests/random.ts';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { RichText } from './rich-text.tsx';

const heading = (name: string, level: number) => page.getByRole('heading', { name, level });
const size = (name: string, level: number) => getComputedStyle(heading(name, level).element()).fontSize;
const wide = `<table><tbody><tr>${'<td>Donaudampfschifffahrt</td>'.repeat(12)}</tr></tbody></table>`;

describe('RichText', () => {
  it('shows headings at the level of its place, which look the same at every level', async () => {
    const html = sanitizeHtml('<h1>About</h1><h3>Team</h3><h4>People</h4>');
    const { rerender } = render(<RichText html={html} />);
    await expect.element(heading('About', 2)).toBeVisible();
    const before = [size('About', 2), size('Team', 3)];
    rerender(<RichText html={html} headingLevel={5} />);
    await expect.element(heading('About', 5)).toBeVisible();
    expect([size('About', 5), size('Team', 6)]).toEqual(before);
    await expect.element(heading('People', 6)).toBeVisible();
  });

  it('leads to other sites in the same tab, and tells them nothing', async () => {
    render(<RichText html={sanitizeHtml('<a href="https://x.example" target="_blank">Our values</a>')} />);
    const link = page.getByRole('link', { name: 'Our values' });
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(link).not.toHaveAttribute('target');
  });

  it('lets wide tables scroll by themselves, by keyboard too, and not the page', async () => {
    render(<RichText html={sanitizeHtml(`${wide}<p>Text</p>`)} />);
    const box = page.getByRole('group', { name: 'Table 1' });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => box.element().scrollLeft).toBeGreaterThan(0);
  });

  it('reads from the right where its text does, unless it is told otherwise', () => {
    const html = sanitizeHtml('<ul><li>وظائف</li></ul>');
    const { container, rerender } = render(<RichText html={html} />);
    expect(getComputedStyle(container.firstElementChild!).direction).toBe('rtl');
    rerender(<RichText html={html} dir="ltr" />);
    expect(getComputedStyle(container.firstElementChild!).direction).toBe('ltr');
  });

  it('holds whatever comes inside of itself, and runs none of it', () => {
    const random = randomFrom(7);
    const any = <Item,>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
    const names =
      'p b i a h1 h2 ul li table tr td th caption blockquote pre code svg math template style script title mtext mglyph select option noscript textarea iframe img form div br'.split(
        ' ',
      );
    const attributes = [
      '',
      ' href="https://x.example"',
      ' href=javascript:window.hit=1',
      ' onclick="window.hit=1"',
      ' src=x onerror=window.hit=1',
      ' title="</p><img src=x onerror=window.hit=1>"',
      " style='x'",
    ];
    const piece = () =>
      any([
        () => `<${any(names)}${any(attributes)}>`,
        () => `</${any(names)}>`,
        () => any(['text', '<', '&lt;', '<!--', '-->', '"', "'", ']]>', '<![CDATA[', '&#x3c;img&#62;']),
      ])();
    const known = new Set(
      'H2 H3 H4 P BR HR UL OL LI BLOCKQUOTE PRE STRONG EM B I S CODE A TABLE CAPTION THEAD TBODY TFOOT TR TH TD COLGROUP DIV'.split(
        ' ',
      ),
    );
    const named = new Set(['href', 'rel', 'class', 'role', 'tabindex', 'aria-label']);
    for (let turn = 0; turn < tries(300); turn += 1) {
      const html = sanitizeHtml(Array.from({ length: 30 }, piece).join(''));
      const { container } = render(
        <>
          <RichText html={html} />
          <hr id="after" />
        </>,
      );
      // as a browser reads what the server wrote, not as it fills an element
      const seen = new DOMParser().parseFromString(
        `<!doctype html><body><main>${container.innerHTML}</main><p id=last>`,
        'text/html',
      );
      expect(seen.querySelector('body > main > #after'), html).not.toBeNull();
      expect(seen.querySelector('body > main + #last'), html).not.toBeNull();
      const inside = [...seen.querySelectorAll('main > :first-child *')];
      expect(
        inside.filter(({ tagName }) => !known.has(tagName)),
        html,
      ).toEqual([]);
      expect(
        inside.flatMap((each) => each.getAttributeNames()).filter((name) => !named.has(name)),
        html,
      ).toEqual([]);
      expect(
        [...seen.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
          ({ href }) => href !== 'https://x.example/',
        ),
        html,
      ).toEqual([]);
    }
    expect(globalThis).not.toHaveProperty('hit');
  });

  it('SHELL-11 names tables in the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <RichText html={sanitizeHtml(wide)} />
      </LocaleProvider>,
    );
    await expect.element(page.getByRole('group', { name: 'الجدول ١' })).toBeVisible();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<RichText ref={ref} html={sanitizeHtml('<p>Text</p>')} id="text" lang="de" />);
    expect(ref.current).toHaveAttribute('id', 'text');
    expect(ref.current).toHaveTextContent('Text');
  });

  it('takes nothing that the sanitiser has not made', () => {
    // @ts-expect-error a text of anywhere
    render(<RichText html="<p>Text</p>" />);
    // @ts-expect-error looks come from the theme
    render(<RichText html={sanitizeHtml('')} className="mine" />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
