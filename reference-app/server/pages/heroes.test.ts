import { heroVariantsOf, resolveTheme, type HeroVariant, type ThemeDocument } from '@portico/tokens';
import { describe, expect, test } from 'vitest';
import { heroesOf } from './heroes.ts';

const picture = (minWidth: number, image: string, more: Partial<HeroVariant> = {}): HeroVariant => ({
  page: 'jobs',
  minWidth,
  alt: '',
  tokens: { image: { value: image } },
  ...more,
});
function shown(hero: readonly HeroVariant[], sections: ThemeDocument['sections'] = {}) {
  const theme = resolveTheme({ product: 'default', layers: [{ id: 'employer', sections }] });
  const document: ThemeDocument = { schema: 2, product: 'default', sections, assets: { hero } };
  return heroesOf(theme, heroVariantsOf(document));
}
const hero = '.pt-pcsx_hero_image[data-pt-page="jobs"]';
const from = (width: number) => `${hero}>[data-from="${width}"]`;
const own = { pcsx_hero_image: { image: { value: '/own.jpg' } } };

describe('the pictures of an employer’s pages', () => {
  test('SHELL-04 come the widest first, as `<source>` needs them, and need no rule when they cover every width', () => {
    expect(shown([picture(0, '/a.jpg'), picture(768, '/b.jpg', { alt: 'A hall' })])).toEqual({
      heroes: [
        { page: 'jobs', minWidth: 768, src: '/b.jpg', alt: 'A hall' },
        { page: 'jobs', minWidth: 0, src: '/a.jpg', alt: '' },
      ],
      css: '',
    });
    expect(shown([])).toEqual({ heroes: [], css: '' });
  });

  test('SHELL-04 the theme’s own picture stands on the search page where a width has none', () => {
    const heroes = [
      { page: 'jobs', minWidth: 768, src: '/b.jpg', alt: '' },
      { page: 'jobs', minWidth: 0, src: '/own.jpg', alt: '' },
    ];
    expect(shown([picture(768, '/b.jpg')], own)).toEqual({ heroes, css: '' });
    expect(shown([picture(0, '/a.jpg')], own).heroes).toMatchObject([{ src: '/a.jpg' }]);
    expect(shown([picture(600, '/b.jpg', { page: 'singlePosition' })], own).heroes).toMatchObject([
      { page: 'jobs', src: '/own.jpg' },
      { page: 'singlePosition', src: '/b.jpg' },
    ]);
  });

  test('SHELL-04 a picture that sets no address shows the theme’s own', () => {
    expect(shown([picture(0, '', { tokens: { height: { value: 120 } } })], own).heroes).toMatchObject([
      { src: '/own.jpg' },
    ]);
  });

  test('SHELL-04 widths without a picture have no room for one', () => {
    expect(shown([picture(600, '/a.jpg'), picture(1200, '')]).css).toBe(
      `@layer app{@media (width >= 0px) and (width < 600px), (width >= 1200px){${hero}{display:none}}}`,
    );
    expect(shown([picture(600, '')])).toEqual({ heroes: [], css: '' });
  });

  test('SHELL-04 words show where their picture does, and once where the next wider says the same', () => {
    const { heroes, css } = shown([
      picture(0, '/a.jpg', { title: 'Come in' }),
      picture(600, '/b.jpg', { title: 'Come in' }),
      picture(900, '/c.jpg', { title: 'Come in', text: 'We bake.' }),
      picture(1200, '/d.jpg', { title: 'Come in' }),
    ]);
    expect(heroes.map(({ minWidth, title }) => [minWidth, title])).toEqual([
      [1200, 'Come in'],
      [900, 'Come in'],
      [600, undefined],
      [0, 'Come in'],
    ]);
    const between = '(width >= 900px) and (width < 1200px)';
    expect(css).toContain(`@media ${between}, (width >= 1200px){${from(0)}{display:none}}`);
    expect(css).toContain(`${from(900)}{display:none}`);
    expect(css).toContain(
      `@media (width >= 0px) and (width < 600px), (width >= 600px) and (width < 900px), ${between}{${from(1200)}`,
    );
  });

  test('SHELL-04 pictures of other sites, which the policy refuses, are none', () => {
    expect(shown([picture(0, 'https://cdn.example.com/a.jpg')])).toEqual({ heroes: [], css: '' });
  });
});
