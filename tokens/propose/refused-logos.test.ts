import { decode } from 'fast-png';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { randomFrom, tries } from '../../tests/random.ts';
import { colorsOf, logo, reasonOf } from './ask.test.data.ts';
import { englishLogoRefusals, logoRefusals, maximumLogoBytes } from './index.ts';
import { chunk, clear, handmadePng, jpeg, pixel, png, split, svg } from './pictures.test.data.ts';

const text = (content: string) => new TextEncoder().encode(content);
/** Ten by ten pixels, by its header; its data unfolds to so many bytes. */
const unfolding = (length: number) =>
  handmadePng({ width: 10, height: 10 }, [chunk('IDAT', zlibSync(new Uint8Array(length), { level: 9 }))]);

const red = pixel('#c8102e');
const blue = pixel('#0b5cad');

describe('a file that gives no theme', () => {
  test('THEME-06 is refused above 5 MB, whatever it is', () => {
    expect(reasonOf(new Uint8Array(maximumLogoBytes + 1))).toBe('too_heavy');
    expect(reasonOf(new Uint8Array(maximumLogoBytes))).toBe('unknown_type');
  });

  test('THEME-06 is refused above 40 megapixels by its header, before anything is decoded', () => {
    // no data follows: whoever decoded first would call them broken
    expect(reasonOf(handmadePng({ width: 8000, height: 5001 }, []))).toBe('too_many_pixels');
    expect(reasonOf(handmadePng({ width: 8000, height: 4999 }, []))).toBe('broken');
    expect(reasonOf(handmadePng({ width: 6000, height: 6000, depth: 16, colorType: 6 }, []))).toBe(
      'too_many_pixels',
    );
    const vast = jpeg(() => red);
    const frame = vast.findIndex((byte, index) => byte === 0xff && vast[index + 1] === 0xc0);
    vast.set([0xff, 0xff, 0xff, 0xff], frame + 5);
    expect(reasonOf(vast)).toBe('too_many_pixels');
  });

  test('THEME-06 is refused when its data unfolds to more, or less, than its header says', () => {
    expect(reasonOf(unfolding(10 * 31))).toBe('accepted');
    expect(reasonOf(unfolding(10 * 31 + 1))).toBe('broken');
    expect(reasonOf(unfolding(10 * 31 - 1))).toBe('broken');
    expect(unfolding(20_000_000).length).toBeLessThan(maximumLogoBytes / 100);
    expect(reasonOf(unfolding(20_000_000))).toBe('broken');
  });

  test('THEME-06 does not unfold what does not belong to the picture', () => {
    const bytes = handmadePng({ width: 1, height: 1 }, [
      // the decoder would throw at this profile, which is nothing that could be unfolded
      chunk('iCCP', Uint8Array.from([112, 0, 0, 1, 2, 3, 4, 5, 6])),
      chunk('IDAT', zlibSync(Uint8Array.from([0, 200, 16, 46]))),
    ]);
    expect(() => decode(bytes)).toThrow('invalid zlib data');
    expect(colorsOf(bytes)).toEqual(['#c8102e']);
  });

  test('THEME-06 is told by its content, not by its name', () => {
    for (const content of [
      '',
      'GIF89a',
      'RIFF0000WEBPVP8 ',
      '%PDF-1.7',
      'fill: red',
      '<html><path fill="red"/></html>',
    ])
      expect(reasonOf(text(content)), content).toBe('unknown_type');
    expect(reasonOf(text('<!DOCTYPE html><svg fill="red"/>'))).toBe('unknown_type');
  });

  test('THEME-06 is refused where an SVG brings a document type or entities', () => {
    const path = '<path fill="#c8102e"/>';
    expect(reasonOf(text(`<!DOCTYPE svg><svg>${path}</svg>`))).toBe('unsafe_svg');
    const laughs =
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg><text>&b;</text></svg>';
    expect(reasonOf(text(laughs))).toBe('unsafe_svg');
    expect(reasonOf(text('<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>'))).toBe('unsafe_svg');
    expect(reasonOf(svg(`<path fill="&brand;"/>`))).toBe('unsafe_svg');
    expect(reasonOf(svg(`<title>&lt;A &amp; B&#x3e;</title>${path}`))).toBe('accepted');
  });

  test('THEME-06 is refused when it is cut off, at whatever place', () => {
    const files = {
      png: png(split(red, blue, 20)),
      jpeg: jpeg(split(red, blue, 20)),
      svg: svg('<path fill="red"/>'),
    };
    for (const [name, whole] of Object.entries(files)) {
      expect(reasonOf(whole), name).toBe('accepted');
      for (let length = 9; length < whole.length; length += 1)
        expect(['broken', 'unknown_type'], `${name} ${length}`).toContain(
          reasonOf(whole.subarray(0, length)),
        );
    }
  });

  test('THEME-06 never throws and never hangs, whichever bytes are wrong', () => {
    for (const whole of [
      png(split(red, blue, 20)),
      jpeg(split(red, blue, 20)),
      svg('<path style="fill:red"/>'),
    ]) {
      const random = randomFrom(whole.length);
      for (let index = 0; index < tries(600); index += 1) {
        const bytes = Uint8Array.from(whole);
        for (let wrong = 0; wrong <= index % 3; wrong += 1)
          bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
        expect(['accepted', ...logoRefusals]).toContain(reasonOf(bytes));
      }
    }
  });

  test('THEME-06 is refused when a JPEG walks the picture again and again', () => {
    const whole = jpeg(() => red);
    const scan = whole.findIndex((byte, index) => byte === 0xff && whole[index + 1] === 0xda);
    const [before, data, end] = [whole.subarray(0, scan), whole.subarray(scan, -2), whole.subarray(-2)];
    const again = Uint8Array.from([...before, ...Array.from({ length: 60 }, () => [...data]).flat(), ...end]);
    expect(reasonOf(again)).toBe('unsupported');
  });

  test.each([
    ['nested deeply', '<g>'.repeat(100_000) + '</g>'.repeat(100_000)],
    ['with a style sheet of one letter', `<style>${'@'.repeat(4_000_000)}</style>`],
    ['with comments that never close', `<style>${'/*'.repeat(2_000_000)}</style>`],
    ['with a selector without end', `<style>${'a'.repeat(4_000_000)}!{fill:red}</style>`],
    ['with a colour without end', `<path fill="${'rgb('.repeat(1_000_000)}"/>`],
  ])('THEME-06 is answered, and not after an age, as an SVG %s', (_, content) => {
    expect(['no_color', 'broken']).toContain(reasonOf(svg(content)));
  });

  test.each([
    ['with a path without end', `<path fill="red" d="M0 0${'h1'.repeat(2_000_000)}"/>`],
    ['with a number without end', `<path fill="red" d="M0 ${'1'.repeat(4_000_000)}"/>`],
    ['with a path of blanks', `<path fill="red" d="M0${' ,'.repeat(2_000_000)}!"/>`],
    ['with a polygon without end', `<polygon fill="red" points="${'1e308 -.5'.repeat(400_000)}"/>`],
    [
      'with a colour without end for many shapes',
      `<g fill="${'a'.repeat(2_000_000)}">${'<path/>'.repeat(300_000)}</g><path fill="red"/>`,
    ],
    [
      'with a line of endless width for many shapes',
      `<g stroke-width="${'1'.repeat(2_000_000)}">${'<path fill="red"/>'.repeat(100_000)}</g>`,
    ],
    [
      'with a gradient for many shapes',
      `<linearGradient id="a">${'<stop stop-color="red"/>'.repeat(100_000)}</linearGradient>${'<path fill="url(#a)"/>'.repeat(100_000)}`,
    ],
    [
      'with uses of uses',
      `<path id="a0" fill="red"/>${Array.from({ length: 40 }, (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(40)}</g>`).join('')}`,
    ],
    ['with uses of itself', `<g id="a" fill="red"><path/>${'<use href="#a"/>'.repeat(50_000)}</g>`],
    [
      'with gradients in a circle',
      '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><path fill="url(#a)"/><path fill="red"/>',
    ],
  ])('THEME-06 is taken, and not read for an age, as an SVG %s', (_, content) => {
    expect(colorsOf(svg(content))).toEqual(['#ff0000']);
  });

  test.each(['1e308', '-1e308', '1e999', 'NaN', 'Infinity', '1e-308', '1e308%', '', '-'])(
    'THEME-06 gives shares that are numbers for an SVG with sizes of %j',
    (size) => {
      const content = `<rect width="${size}" height="${size}" fill="red"/><circle r="${size}" fill="blue"/>
        <path d="M${size} ${size}l${size},-${size}a${size} ${size} 0 1 1 ${size} 9" fill="lime"/>
        <polygon points="-${size},${size} ${size}" stroke="teal" stroke-width="${size}"/>`;
      for (const around of [svg(content), text(`<svg viewBox="0 0 ${size} ${size}">${content}</svg>`)]) {
        const read = logo(around);
        const shares = read.ok ? read.colors.map(({ share }) => share) : [];
        expect(shares.length).toBeGreaterThan(0);
        for (const share of shares) {
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  test('THEME-06 is refused when it shows nothing', () => {
    expect(reasonOf(png(() => clear))).toBe('no_color');
    expect(reasonOf(svg(''))).toBe('no_color');
    expect(reasonOf(svg('<path fill="none"/>'))).toBe('no_color');
  });

  test('THEME-06 is refused with a sentence for each reason that says what to do', () => {
    expect(Object.keys(englishLogoRefusals).toSorted()).toEqual([...logoRefusals].toSorted());
    for (const sentence of Object.values(englishLogoRefusals))
      expect(sentence).toMatch(/\. [A-Z].+\.$|: .+\. [A-Z].+\.$/);
  });
});
