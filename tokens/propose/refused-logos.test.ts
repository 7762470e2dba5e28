import { decode } from 'fast-png';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { colorsOf, reasonOf } from './ask.test.data.ts';
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
    const started = performance.now();
    for (const whole of [
      png(split(red, blue, 20)),
      jpeg(split(red, blue, 20)),
      svg('<path style="fill:red"/>'),
    ]) {
      for (let index = 0; index < 2000; index += 1) {
        const bytes = Uint8Array.from(whole);
        for (let wrong = 0; wrong <= index % 3; wrong += 1)
          bytes[(index * 7919 + wrong * 104_729) % bytes.length] = (index * 31 + wrong * 17) % 256;
        expect(['accepted', ...logoRefusals]).toContain(reasonOf(bytes));
      }
    }
    expect(performance.now() - started).toBeLessThan(30_000);
  }, 60_000);

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
  ])('THEME-06 is answered in five seconds as an SVG %s', (_, content) => {
    const started = performance.now();
    expect(['no_color', 'broken']).toContain(reasonOf(svg(content)));
    expect(performance.now() - started).toBeLessThan(5000);
  });

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
