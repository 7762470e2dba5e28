import { describe, expect, test } from 'vitest';
import { chooseLocale } from '../http/choose-locale.ts';
import { sanitiseCustomHtml } from './custom-html.ts';
import { writeEndedPreview } from './ended-preview.ts';
import { previewSign } from './preview-sign.ts';

const clean = (html: string) => sanitiseCustomHtml(html, 'navbar');

/** Text in elements in elements, the outermost first. */
const nested = (sizes: readonly string[]) =>
  `${sizes.map((size) => `<div style="font-size: ${size}"><br>`).join('')}a${'</div>'.repeat(sizes.length)}`;
const sizesIn = (html: string) =>
  [...clean(html).css.matchAll(/font-size:([^;}]+)/g)].map(([, size]) => size);

describe('an employer’s own HTML', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p>a</p><img src=x onerror=alert(1)>', '<p>a</p><img referrerpolicy="no-referrer" />'],
    // of which nothing to see is left
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<form action="/x"><input></form>', ''],
    ['<iframe src="https://a.example"></iframe>', ''],
    ['<style>*{display:none}</style>', ''],
    ['<svg onload=alert(1)></svg>', ''],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<p class="custom-a navbar" id="root">a</p>', '<p class="custom-a">a</p>'],
    ['<p id="custom-me">a</p>', '<p id="custom-me">a</p>'],
  ])('SHELL-03 of %s keeps what is harmless', (html, expected) => {
    expect(clean(html).html).toBe(expected);
  });

  test('SHELL-03 keeps a short list of styles as rules, and nothing that overlays the page', () => {
    const { html, css } = clean(
      '<p style="color: #fff; position: fixed; inset: 0; background-image: url(https://a.example)">a</p>',
    );
    expect(html).toBe('<p class="custom-navbar-0">a</p>');
    expect(css).toBe('@layer app{.custom-navbar-0{color:#fff}}');
  });

  test.each([
    'font-size: 900px',
    'font-size: 4.01rem',
    'padding: 4000px',
    'padding: 8px 97px',
    'letter-spacing: 300px',
    'line-height: 9',
    'width: 101%',
    'height: 2000px',
    'gap: 96.5px',
    'border: 99px solid red',
  ])('SHELL-03 lets %s not push the page away', (style) => {
    expect(clean(`<p style="${style}">a</p>`)).toEqual({ html: '<p>a</p>', css: '' });
  });

  test.each([
    'font-size: 0',
    'font-size: 1px',
    'font-size: 7.9px',
    'font-size: 0.4em',
    'font-size: 0.05rem',
    'font-size: 10%',
    'line-height: 0',
    'line-height: 0.5',
    'line-height: 2px',
    'line-height: 0.1em',
  ])('SHELL-03 lets %s not hide what there is to read', (style) => {
    expect(clean(`<p style="${style}">a</p>`)).toEqual({ html: '<p>a</p>', css: '' });
  });

  test.each([
    'font-size:8px',
    'font-size:0.875em',
    'font-size:80%',
    'line-height:0.8',
    'line-height:1',
    'line-height:24px',
    'line-height:normal',
    'font-size:64px',
    'font-size:1.125rem',
    'padding:0 96px 6em 2%',
    'margin:0 auto',
    'letter-spacing:0.5px',
    'line-height:1.5',
    'width:100%',
    'border-radius:9999px',
    'max-width:1440px',
  ])('SHELL-03 keeps %s', (style) => {
    expect(clean(`<p style="${style}">a</p>`).css).toBe(`@layer app{.custom-navbar-0{${style}}}`);
  });

  test.each([
    [
      ['0.8em', '0.8em', '0.8em', '0.8em'],
      ['0.8em', '0.8em', '0.8em'],
    ],
    [['0.6em', '80%'], ['0.6em']],
    [['10px', '0.5em'], ['10px']],
    [['4em', '2em'], ['4em']],
    [['0.5em !important', '0.9em'], ['0.5em !important']],
  ])(
    'SHELL-03 lets sizes in sizes, as in %j, come to nothing that cannot be read, or fills the page',
    (asked, kept) => {
      expect(sizesIn(nested(asked))).toEqual(kept);
    },
  );

  test.each([
    [['0.8em', '62.5%']],
    [['10px', '1em', '0.8em']],
    [['2em', '2em']],
    // from the page's own size on
    [['0.5em', '1rem', '0.5em']],
  ])('SHELL-03 keeps sizes in sizes that come to something readable, as in %j', (asked) => {
    expect(sizesIn(nested(asked))).toEqual(asked);
  });

  test('SHELL-03 judges a size by what is around it, and not by what is before it', () => {
    const small = '<p style="font-size: 0.6em">a</p>';
    expect(sizesIn(`${small}${small}<img src="/a.svg">${small}`)).toEqual(['0.6em', '0.6em', '0.6em']);
  });

  test('SHELL-03 keeps the sizes of pictures that a bar has room for', () => {
    expect(clean('<img src="/a.svg" width="9999" height="36">').html).toBe(
      '<img src="/a.svg" height="36" referrerpolicy="no-referrer" />',
    );
  });

  test('SHELL-03 lets no style end its rule', () => {
    expect(clean('<p style="color: red}body{display:none">a</p>').css).not.toContain('body');
    expect(clean('<p style="font-family: a;}*{color:red">a</p>').css).not.toContain('}*');
  });
});

describe('the language of a page', () => {
  test('SHELL-11 is the one asked for, else the reader’s, else the site’s first', () => {
    expect(chooseLocale('ar', 'en', ['en-US', 'ar'])).toBe('ar');
    expect(chooseLocale(undefined, 'ar-EG,en;q=0.8', ['en-US', 'ar'])).toBe('ar');
    expect(chooseLocale('xx', 'fr', ['en-US', 'ar'])).toBe('en-US');
    expect(chooseLocale('ar', undefined, ['en-US'])).toBe('en-US');
    expect(chooseLocale(undefined, 'en;q=0.1, ar;q=0.9', ['en-US', 'ar'])).toBe('ar');
    expect(chooseLocale(undefined, 'ar;q=0, en', ['ar', 'en-US'])).toBe('en-US');
  });
});

describe('a preview link', () => {
  test('THEME-04 that has ended says so in the language of the site, with a way there', () => {
    const page = writeEndedPreview({ locale: 'ar', site: '/careers?hl=ar', nonce: 'n' });
    expect(page).toMatch(
      /^<!doctype html><html lang="ar" dir="rtl">.*<h1>انتهى رابط المعاينة هذا<\/h1>.*<a href="\/careers\?hl=ar">/,
    );
  });

  test('THEME-04 marks the page as a preview, in the language of the site', () => {
    expect(previewSign('ar')).toMatch(/^<aside [^>]*aria-label="معاينة"><p>معاينة مسودة: /);
  });
});
