import { describe, expect, test } from 'vitest';
import { products } from '../contract/index.ts';
import * as everything from '../index.ts';
import { proposeFromLogo, type Pixels } from './index.ts';
import { black, clear, picture, pixel, split, white } from './pictures.test.data.ts';

const { auditContrast, resolveTheme } = everything;

function read(pixels: Pixels) {
  const logo = proposeFromLogo(pixels, { product: 'default' });
  if (!logo) throw new Error('no color');
  return logo;
}
const colorsOf = (pixels: Pixels) => read(pixels).colors.map(({ color }) => color);
const sharesOf = (pixels: Pixels) =>
  Object.fromEntries(read(pixels).colors.map(({ color, share }) => [color, Number(share.toFixed(2))]));
const brandOf = (pixels: Pixels) => read(pixels).proposal.sections.core_properties?.brand?.value;

const red = pixel('#c8102e');
const blue = pixel('#0b5cad');

describe('a theme made from a logo', () => {
  test('THEME-06 a picture gives its exact colours with the share of each, without its ground', () => {
    const parts = picture((x) => (x < 20 ? white : x < 32 ? red : x < 36 ? blue : clear));
    expect(sharesOf(parts)).toEqual({ '#c8102e': 0.75, '#0b5cad': 0.25 });
    expect(brandOf(parts)).toBe('#c8102e');
  });

  test('THEME-06 the brand is the largest colour with a hue, and the other colours serve as accents', () => {
    const parts = picture((x) => (x < 20 ? pixel('#6b6f73') : x < 32 ? pixel('#ffd400') : pixel('#1b3f8b')));
    expect(colorsOf(parts)).toEqual(['#6b6f73', '#ffd400', '#1b3f8b']);
    expect(brandOf(parts)).toBe('#ffd400');
    expect(read(parts).proposal.sections.core_properties?.link?.value).toBe('#1b3f8b');
  });

  test('THEME-06 black counts where there is no colour, and white where there is nothing else', () => {
    expect(brandOf(picture(split(white, black, 30)))).toBe('#000000');
    expect(brandOf(picture(split(white, clear, 30)))).toBe('#ffffff');
    expect(
      proposeFromLogo(
        picture(() => clear),
        { product: 'default' },
      ),
    ).toBeUndefined();
  });

  test('THEME-06 soft edges are no colours of their own', () => {
    const soft = picture((x) => (x < 20 ? red : x === 20 ? pixel('#9a4f73') : blue), {
      width: 60,
      height: 20,
    });
    expect(colorsOf(soft)).toEqual(['#0b5cad', '#c8102e']);
  });

  test('THEME-06 shades of one colour are one, and two blues of a brand are two', () => {
    const shaded = picture((x, y) => (y < 8 ? pixel('#a80d26') : pixel(x % 2 ? '#c8102e' : '#ca1430')));
    expect(colorsOf(shaded)).toHaveLength(1);
    expect(colorsOf(picture(split(pixel('#0b1f4d'), blue, 30)))).toEqual(['#0b1f4d', '#0b5cad']);
  });

  test('THEME-06 a large picture is sampled, and still gives its small parts', () => {
    const bytes = picture((x) => (x < 1500 ? red : blue), { width: 1600, height: 40 });
    expect(sharesOf(bytes)).toEqual({ '#c8102e': 0.94, '#0b5cad': 0.06 });
  });

  test('THEME-06 the proposal passes the guard, for either product, whatever the logo’s colours', () => {
    const colors = ['#ffd400', '#c8102e', '#0b5cad', '#00a651', '#8a8d8f', '#000000', '#f4c2c2'];
    for (const product of products) {
      for (const one of colors) {
        for (const other of colors) {
          const parts = picture(split(pixel(one), pixel(other), 30), { width: 40, height: 4 });
          const logo = proposeFromLogo(parts, { product });
          if (!logo) throw new Error('no color');
          expect(logo.proposal.product).toBe(product);
          const theme = resolveTheme({
            product,
            layers: [{ id: 'employer', sections: logo.proposal.sections }],
          });
          expect(
            auditContrast(theme).filter(({ passes }) => !passes),
            `${one} ${other}`,
          ).toEqual([]);
        }
      }
    }
  });

  test('THEME-06 is loaded only when it is asked for', () => {
    for (const name of ['proposeTheme', 'proposeFromLogo', 'presets'])
      expect(everything).not.toHaveProperty(name);
  });
});
