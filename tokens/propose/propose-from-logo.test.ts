import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { products } from '../contract/index.ts';
import * as everything from '../index.ts';
import { colorsOf, logo, reasonOf } from './ask.test.data.ts';
import { proposeFromLogo } from './index.ts';
import {
  black,
  chunk,
  clear,
  handmadePng,
  jpeg,
  pixel,
  png,
  rawPng,
  split,
  svg,
  white,
} from './pictures.test.data.ts';

const { auditContrast, resolveTheme } = everything;

const sharesOf = (bytes: Uint8Array) => {
  const read = logo(bytes);
  if (!read.ok) throw new Error(`refused: ${read.reason}`);
  return Object.fromEntries(read.colors.map(({ color, share }) => [color, Number(share.toFixed(2))]));
};
const brandOf = (bytes: Uint8Array) => {
  const read = logo(bytes);
  return read.ok ? read.proposal.sections.core_properties?.brand?.value : read.reason;
};

/** As many samples as are asked for, the same few over and over. */
const repeated = (length: number, values: readonly number[]) =>
  Array.from({ length }, (_, index) => values[index % values.length] ?? 0);

const text = (content: string) => new TextEncoder().encode(content);

const red = pixel('#c8102e');
const blue = pixel('#0b5cad');

describe('a theme made from a logo', () => {
  test('THEME-06 a PNG gives its exact colours with the share of each, without its ground', () => {
    const parts = png((x) => (x < 20 ? white : x < 32 ? red : x < 36 ? blue : clear));
    expect(sharesOf(parts)).toEqual({ '#c8102e': 0.75, '#0b5cad': 0.25 });
    expect(brandOf(parts)).toBe('#c8102e');
  });

  test('THEME-06 a JPEG gives its colours within what its compression changes', () => {
    const [first, second, ...rest] = colorsOf(jpeg(split(red, blue, 32)));
    expect(rest).toEqual([]);
    for (const [found, painted] of [
      [first, red],
      [second, blue],
    ] as const)
      for (const channel of [0, 1, 2])
        expect(
          Math.abs((pixel(found ?? '#000000')[channel] ?? 0) - (painted[channel] ?? 0)),
        ).toBeLessThanOrEqual(4);
  });

  test('THEME-06 a JPEG that says that its channels are red, green and blue is believed', () => {
    const whole = jpeg(() => red);
    const note = [0xff, 0xee, 0, 14, ...text('Adobe'), 0, 100, 0, 0, 0, 0, 0];
    const [found] = colorsOf(Uint8Array.from([...whole.subarray(0, 2), ...note, ...whole.subarray(2)]));
    // luminance and the two differences of the red above (T.871), now taken as they are
    const [luminance, blueness, redness] = [74, 112, 218];
    const channels = pixel(found ?? '#000000');
    for (const [index, expected] of [luminance, blueness, redness].entries())
      expect(Math.abs((channels[index] ?? 0) - (expected ?? 0))).toBeLessThanOrEqual(3);
  });

  test('THEME-06 an SVG gives what its shapes are painted with: attributes, styles, style sheets and gradients', () => {
    const drawn = svg(`
      <style>/* { */ .mark, #other { fill: #C8102E } @media (prefers-color-scheme: dark) { .mark { fill: lime } } @layer line { .x { fill: lime; stroke: lime } }</style>
      <linearGradient id="shine"><stop stop-color="rgb(11, 92, 173)"/><stop style="stop-color: hsl(50, 100%, 50%)"/></linearGradient>
      <rect width="10" height="10" fill="white"/>
      <path class="big mark" d="M0 0h2v2"/><path class="mark" d="M0 0h2v2"/><circle id="other" r="1"/>
      <rect width="4" height="2" fill="url('#shine')"/>
      <g fill="none" stroke="teal" style="color: orange !important"><svg:line x2="4"/><path stroke="currentColor" d="M0 0v4"/></g>`);
    expect(sharesOf(drawn)).toEqual({
      '#c8102e': 0.43,
      '#0b5cad': 0.14,
      '#ffd500': 0.14,
      '#008080': 0.14,
      '#ffa500': 0.14,
    });
  });

  test.each([
    ['rect', '<rect width="50%" height="8" fill="#c8102e"/>'],
    ['circle', '<circle r="3.1623" fill="#c8102e"/>'],
    ['ellipse', '<ellipse rx="5" ry="2" fill="#c8102e"/>'],
    ['polygon', '<polygon points="1,1 9,1 9 6 1e0,6" fill="#c8102e"/>'],
    ['path by places', '<path d="M1 1L9,1V6H1Z" fill="#c8102e"/>'],
    ['path by steps', '<path d="m1 1 8 0v5h-8zm0 0 1 1" fill="#c8102e"/>'],
    ['path of curves', '<path d="M1 1c2 0 4 0 8 0s0 3 0 5q-2 0-4 0t-4 0" fill="#c8102e"/>'],
    [
      'path of half circles',
      '<path d="M1 5a3.1623 3.1623 0 006.3246 0 3.1623 3.1623 0 10-6.3246 0" fill="#c8102e"/>',
    ],
    ['line', '<g stroke-width="5"><line y2="8" stroke="#c8102e"/></g>'],
  ])('THEME-06 a shape of an SVG counts by its box: %s', (_, shape) => {
    const { '#c8102e': share = 0 } = sharesOf(svg(`${shape}<rect width="6" height="10" fill="#0b5cad"/>`));
    expect(share).toBeGreaterThan(0.38);
    expect(share).toBeLessThan(0.46);
  });

  test('THEME-06 a speck of an SVG does not count as much as its ground', () => {
    expect(
      sharesOf(svg('<path d="M0 0h10v10H0z" fill="#5a2d82"/><path d="M1 1h.5v.5z" fill="#00a651"/>')),
    ).toEqual({ '#5a2d82': 1 });
  });

  test('THEME-06 what an SVG keeps for later counts where it is used, in the colours of its use', () => {
    const square = 'width="4" height="4"';
    expect(
      sharesOf(
        svg(`<defs><rect ${square} fill="#c8102e"/><g id="mark"><rect id="in" ${square}/></g></defs>
          <symbol id="twice"><use xlink:href="#mark"/><use href="#mark" fill="#ffd400"/></symbol>
          <symbol><rect ${square} fill="#00a651"/></symbol>
          <rect ${square} fill="#0b5cad"/><g fill="#0b5cad"><use href="#mark"/><use href="#twice"/></g>`),
      ),
    ).toEqual({ '#0b5cad': 0.75, '#ffd400': 0.25 });
  });

  test('THEME-06 a gradient of an SVG counts where it is painted with, also by another one’s name', () => {
    const drawn = svg(`<rect width="5" height="5" fill="url(#turned)"/><defs>
      <linearGradient id="stops"><stop stop-color="#c8102e"/><stop stop-color="#0b5cad"/></linearGradient>
      <radialGradient id="turned" xlink:href="#stops"/>
      <linearGradient id="unused"><stop stop-color="#00a651"/></linearGradient></defs>`);
    expect(sharesOf(drawn)).toEqual({ '#0b5cad': 0.5, '#c8102e': 0.5 });
  });

  test('THEME-06 what an SVG does not paint does not count', () => {
    const drawn = svg(`
      <clipPath><path fill="#ff0000"/></clipPath><mask><rect fill="#00ff00"/></mask>
      <defs><rect width="9" height="9" fill="#ff0000"/></defs><symbol><circle r="9" fill="#00ff00"/></symbol>
      <pattern><path fill="#0000ff"/></pattern><marker><path fill="#ff8800"/></marker>
      <g display="none"><path fill="#0000ff"/></g><path fill="#ff00ff" opacity=".2"/>
      <path fill="#00ffff" style="fill-opacity: 10%"/><path fill="#ffff0033"/><path fill="url(#a)"/>
      <path fill="#c8102e"/>`);
    expect(colorsOf(drawn)).toEqual(['#c8102e']);
  });

  test('THEME-06 the brand is the largest colour with a hue, and the other colours serve as accents', () => {
    const parts = png((x) => (x < 20 ? pixel('#6b6f73') : x < 32 ? pixel('#ffd400') : pixel('#1b3f8b')));
    expect(colorsOf(parts)).toEqual(['#6b6f73', '#ffd400', '#1b3f8b']);
    expect(brandOf(parts)).toBe('#ffd400');
    const read = logo(parts);
    expect(read.ok && read.proposal.sections.core_properties?.link?.value).toBe('#1b3f8b');
  });

  test('THEME-06 black counts where there is no colour, and white where there is nothing else', () => {
    expect(brandOf(png(split(white, black, 30)))).toBe('#000000');
    expect(brandOf(png(split(white, clear, 30)))).toBe('#ffffff');
    expect(brandOf(svg('<path d="M0 0h1"/>'))).toBe('#000000');
  });

  test('THEME-06 soft edges are no colours of their own', () => {
    const soft = png((x) => (x < 20 ? red : x === 20 ? pixel('#9a4f73') : blue), { width: 60, height: 20 });
    expect(colorsOf(soft)).toEqual(['#0b5cad', '#c8102e']);
  });

  test('THEME-06 shades of one colour are one, and two blues of a brand are two', () => {
    const shaded = png((x, y) => (y < 8 ? pixel('#a80d26') : pixel(x % 2 ? '#c8102e' : '#ca1430')));
    expect(colorsOf(shaded)).toHaveLength(1);
    expect(colorsOf(png(split(pixel('#0b1f4d'), blue, 30)))).toEqual(['#0b1f4d', '#0b5cad']);
  });

  test('THEME-06 every way in which PNG stores colours is read', () => {
    const size = { width: 8, height: 2 };
    const stored = {
      rgb: rawPng({ ...size, channels: 3, data: Uint8Array.from(repeated(48, [200, 16, 46])) }),
      deep: rawPng({
        ...size,
        channels: 4,
        depth: 16,
        data: Uint16Array.from(repeated(64, [200 * 257, 16 * 257, 46 * 257, 65_535])),
      }),
      palette: handmadePng({ ...size, depth: 2, colorType: 3 }, [
        chunk('PLTE', Uint8Array.from([255, 255, 255, 200, 16, 46, 11, 92, 173])),
        chunk('tRNS', Uint8Array.from([255, 255, 0])),
        // index 2 is clear: 0 1 2 1 0 1 2 1, twice
        chunk('IDAT', zlibSync(Uint8Array.from([0, 0b00011001, 0b00011001, 0, 0b00011001, 0b00011001]))),
      ]),
      // three by three: the lines of the passes are 1, 1, 2, 1, 1 and 3 pixels long
      interlaced: handmadePng({ width: 3, height: 3, interlaced: true }, [
        chunk(
          'IDAT',
          zlibSync(
            Uint8Array.from(
              [1, 1, 2, 1, 1, 3].flatMap((length) => [0, ...repeated(3 * length, [200, 16, 46])]),
            ),
          ),
        ),
      ]),
      keyed: handmadePng({ width: 4, height: 1 }, [
        chunk('tRNS', Uint8Array.from([0, 0, 0, 255, 0, 0])),
        chunk('IDAT', zlibSync(Uint8Array.from([0, 200, 16, 46, 0, 255, 0, 200, 16, 46, 0, 255, 0]))),
      ]),
    };
    for (const [name, bytes] of Object.entries(stored)) expect(colorsOf(bytes), name).toEqual(['#c8102e']);
    const grey = handmadePng({ width: 4, height: 1, depth: 4, colorType: 0 }, [
      chunk('IDAT', zlibSync(Uint8Array.from([0, 0x77, 0x77]))),
    ]);
    expect(colorsOf(grey)).toEqual(['#777777']);
    expect(reasonOf(handmadePng({ ...size, depth: 2, colorType: 3, interlaced: true }, []))).toBe(
      'unsupported',
    );
  });

  test('THEME-06 a large picture is sampled, and still gives its small parts', () => {
    const bytes = png((x) => (x < 1500 ? red : blue), { width: 1600, height: 40 });
    expect(sharesOf(bytes)).toEqual({ '#c8102e': 0.94, '#0b5cad': 0.06 });
  });

  test('THEME-06 the proposal passes the guard, for either product, whatever the logo’s colours', () => {
    const colors = ['#ffd400', '#c8102e', '#0b5cad', '#00a651', '#8a8d8f', '#000000', '#f4c2c2'];
    for (const product of products) {
      for (const one of colors) {
        for (const other of colors) {
          const read = proposeFromLogo(png(split(pixel(one), pixel(other), 30), { width: 40, height: 4 }), {
            product,
          });
          if (!read.ok) throw new Error(read.reason);
          expect(read.proposal.product).toBe(product);
          const theme = resolveTheme({
            product,
            layers: [{ id: 'employer', sections: read.proposal.sections }],
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

  test('THEME-06 the same file gives the same answer', () => {
    const bytes = jpeg((x, y) => [(x * 5) % 256, (y * 5) % 256, (x * y) % 256, 255]);
    expect(logo(bytes)).toEqual(logo(Uint8Array.from(bytes)));
    const held = new Uint8Array(bytes.length + 9);
    held.set(bytes, 5);
    expect(logo(held.subarray(5, 5 + bytes.length))).toEqual(logo(bytes));
  });
});
