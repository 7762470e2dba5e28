import { describe, expect, it } from 'vitest';
import { contrastOn, hexOf, isSrgb, oklchOf, paintable, readColor, writeColor, type Oklch } from './color.ts';

function color(text: string): Oklch {
  const read = readColor(text);
  if (!read) throw new Error(`${text} is no colour`);
  return read;
}

describe('a colour', () => {
  it.each([
    ['#2266cc', '#2266cc'],
    ['26c', '#2266cc'],
    ['  #26C ', '#2266cc'],
    ['rebeccapurple', '#663399'],
    ['rgb(34 102 204 / 50%)', '#2266cc80'],
    ['hsl(0 100% 50%)', '#ff0000'],
    ['white', '#ffffff'],
    ['transparent', '#00000000'],
    ['oklch(100% 0 0)', '#ffffff'],
    ['color(display-p3 0 1 0)', 'oklch(84.88% 0.3685 145.64)'],
    ['oklch(80% 0.28 145)', 'oklch(80% 0.28 145)'],
    ['oklch(100% 0.3 150)', '#ffffff'],
  ])('%s is read, and written as %s', (text, written) => expect(writeColor(color(text))).toBe(written));

  it.each(['', 'blau', '#26', '#ggg', 'oklch()', 'currentColor', 'inherit', 'var(--x)', 'url(x)'])(
    '%j is none',
    (text) => expect(readColor(text)).toBeUndefined(),
  );

  it('keeps all of its 16 million values through reading and writing, tried on a thousand', () => {
    for (let step = 0; step < 1000; step += 1) {
      const hex = `#${((step * 16_777_213) % 16_777_216).toString(16).padStart(6, '0')}`;
      expect(writeColor(color(hex))).toBe(hex);
    }
  });

  it('outside sRGB has a nearest one there, of the same lightness and hue', () => {
    const wide = color('oklch(70% 0.3 150)');
    const near = color(hexOf(wide));
    expect(isSrgb(wide)).toBe(false);
    expect(isSrgb(near)).toBe(true);
    expect(near.l).toBeCloseTo(wide.l, 2);
    expect(Math.abs(near.h - wide.h)).toBeLessThan(1);
    expect(near.c).toBeLessThan(wide.c);
  });

  it('has nothing of a channel that is none, and no more chroma than there is', () => {
    expect(readColor('oklch(none none none)')).toEqual({ l: 0, c: 0, h: 0, alpha: 1 });
    expect(readColor('oklch(50% 400 10)')?.c).toBe(0.5);
  });

  it('is written with its opacity', () => {
    expect(oklchOf(color('rgb(34 102 204 / 50%)'))).toMatch(/^oklch\([\d.]+% [\d.]+ [\d.]+ \/ 50%\)$/);
  });

  it.each([
    ['black', 'white', 21],
    ['#777', '#fff', 4.48],
    ['#fff', '#fff', 1],
    ['rgb(0 0 0 / 50%)', '#fff', 3.95],
  ])('%s on %s has a contrast of %d', (above, below, ratio) =>
    expect(contrastOn(color(above), color(below))).toBeCloseTo(ratio, 1),
  );

  it('is painted where Display P3 has it', () => {
    expect(paintable({ l: 1, c: 0, h: 0 })).toMatchObject({ channels: [255, 255, 255], isP3: true });
    expect(paintable({ l: 0.85, c: 0.36, h: 145.6 })).toMatchObject({ isP3: true });
    expect(paintable({ l: 0.5, c: 0.37, h: 200 })).toMatchObject({ isP3: false });
  });
});
