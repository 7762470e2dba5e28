import { resolveTheme, type ResolvedTheme } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/open-editor.ts';
import { htmlContrast } from './html-contrast.ts';

const { sections } = documentOf({
  navbar: {
    background: { value: '#ffffff', schemes: { dark: '#101010' } },
    text: { value: '#111111', schemes: { dark: '#f0f0f0' } },
    link: { value: '#0b5cad', schemes: { dark: '#9ecbff' } },
  },
});
const theme = resolveTheme({ product: 'default', layers: [{ id: 'employer', sections }] });

/** What of HTML in the navbar cannot be read: its text, and in which schemes. */
function unread(html: string, css = '', themes: readonly ResolvedTheme[] = [theme]) {
  const { failing, unknown } = htmlContrast({ html, css }, { themes, part: 'navbar' });
  return { failing: failing.map(({ text, schemes }) => [text, ...schemes]), unknown };
}
const fine = { failing: [], unknown: [] };

describe('the colours of an employer’s own HTML (THEME-05, SHELL-03, B6)', () => {
  it.each([
    ['hex', '#808080'],
    ['rgb', 'rgb(128, 128, 128)'],
    ['a name', 'gray'],
    ['hsl', 'hsl(0 0% 50%)'],
  ])('are judged against the theme’s own, light and dark, as %s', (_kind, color) => {
    // 3.95 : 1 on white; in the dark it is enough
    expect(unread(`<p style="color: ${color}">Hello</p>`).failing).toEqual([['Hello', 'light']]);
  });

  it('are judged where the sanitiser has put them, in rules for classes', () => {
    const css = '@layer app{.custom-a-0{color:#eeeeee;padding:2px}.custom-a-1{background-color:#222222}}';
    expect(unread('<p class="custom-a-0">Pale</p>', css).failing).toEqual([['Pale', 'light']]);
    expect(unread('<div class="custom-a-1"><p class="custom-a-0">Pale</p></div>', css)).toEqual(fine);
  });

  it('are inherited, by the text and by what is behind it, through what lets them through', () => {
    const dark = 'background-color: #222';
    expect(unread(`<div style="${dark}"><p>In the bar’s own</p></div>`).failing).toEqual([
      ['In the bar’s own', 'light'],
    ]);
    expect(
      unread(
        `<div style="${dark}; color: white"><p style="background-color: transparent">x <b>y</b></p></div>`,
      ),
    ).toEqual(fine);
    expect(unread('<p style="color: #eee"><span style="color: inherit">Pale</span></p>').failing).toEqual([
      ['Pale', 'light'],
    ]);
    expect(
      unread('<p style="color: #eee"><span style="color: #111">Fine in the light</span></p>').failing,
    ).toEqual([['Fine in the light', 'dark']]);
  });

  it('are mixed where they let something through', () => {
    expect(unread('<p style="color: #11111166">Faint</p>').failing).toEqual([
      ['Faint', 'light'],
      ['Faint', 'dark'],
    ]);
    expect(unread('<p style="background-color: #00000080; color: #555">Shaded</p>').failing).toEqual([
      ['Shaded', 'light'],
      ['Shaded', 'dark'],
    ]);
    expect(unread('<p style="color: transparent">Gone</p>').failing).toEqual([
      ['Gone', 'light'],
      ['Gone', 'dark'],
    ]);
  });

  it('are the theme’s for links, unless they say otherwise', () => {
    expect(unread('<p style="color: #eee"><a href="/">Jobs</a></p>')).toEqual(fine);
    expect(unread('<p style="background-color: #0b5cad"><a href="/">Jobs</a></p>').failing).toEqual([
      ['Jobs', 'light'],
      ['Jobs', 'dark'],
      // another colour there, and still one too near to what is behind it
      ['Jobs', 'light_contrast'],
    ]);
    expect(unread('<p style="color: #eee"><a href="/" style="color: inherit">Jobs</a></p>').failing).toEqual([
      ['Jobs', 'light'],
    ]);
  });

  it('are not judged where they are no single colour, which is said', () => {
    expect(
      unread('<p style="background-image: linear-gradient(red, blue); color: #777">On a gradient</p>'),
    ).toEqual({ failing: [], unknown: ['linear-gradient(red, blue)'] });
    expect(unread('<p style="color: canvastext">As the system has it</p>')).toEqual({
      failing: [],
      unknown: ['canvastext'],
    });
    expect(
      unread(
        '<p style="background-color: mark">Marked <span style="background-color: #fff; color: #ddd">not</span></p>',
      ),
    ).toEqual({
      failing: [['not', 'light', 'dark']],
      unknown: ['mark'],
    });
  });

  it('that are none count for nothing, as on the page', () => {
    expect(unread('<p style="color: nothinglikeit">Hello</p>')).toEqual(fine);
  });

  it('are told once for all text in the same two, by its first words', () => {
    const long = 'word '.repeat(30);
    const { failing } = htmlContrast(
      { html: `<p style="color: #ddd">${long}</p><p style="color: #ddd">again</p>`, css: '' },
      { themes: [theme], part: 'navbar' },
    );
    expect(failing).toHaveLength(1);
    expect(failing[0]?.text).toMatch(/^word word .{50}…$/);
    expect(failing[0]).toMatchObject({ colors: ['#dddddd', '#ffffff'], schemes: ['light'] });
    expect(failing[0]?.ratio).toBeCloseTo(1.36, 1);
  });

  it('are judged in every theme that they may be seen with', () => {
    const night = resolveTheme({
      product: 'default',
      layers: [
        {
          id: 'employer',
          sections: { navbar: { background: { value: '#111111' }, text: { value: '#ffffff' } } },
        },
      ],
    });
    const html = '<p style="color: #111">Hello</p>';
    expect(unread(html).failing).toEqual([['Hello', 'dark']]);
    expect(unread(html, '', [night]).failing).toEqual([['Hello', 'light', 'dark']]);
    expect(htmlContrast({ html, css: '' }, { themes: [theme, night], part: 'navbar' }).failing).toHaveLength(
      2,
    );
  });

  it('of a footer stand on the page', () => {
    const page = resolveTheme({ product: 'default' });
    const judged = (html: string) => htmlContrast({ html, css: '' }, { themes: [page], part: 'footer' });
    expect(judged('<p>Hello <a href="/">there</a></p>')).toEqual(fine);
    expect(judged('<p style="color: #999">Hello</p>').failing).toMatchObject([{ schemes: ['light'] }]);
  });

  it('are judged as those see them who ask for more contrast', () => {
    const strict = resolveTheme({
      product: 'default',
      layers: [
        {
          id: 'employer',
          sections: {
            navbar: {
              background: { value: '#ffffff', schemes: { dark: '#ffffff', dark_contrast: '#000000' } },
            },
          },
        },
      ],
    });
    const html = '<p style="color: #555">Hello</p>';
    expect(htmlContrast({ html, css: '' }, { themes: [strict], part: 'navbar' }).failing).toMatchObject([
      { text: 'Hello', colors: ['#555555', '#000000'], schemes: ['dark_contrast'] },
    ]);
  });
});
