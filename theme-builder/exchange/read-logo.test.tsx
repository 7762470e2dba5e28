import { describe, expect, it } from 'vitest';
import { readLogo } from './read-logo.ts';

/** A picture of two colors side by side, the first a quarter of it. */
async function encoded(type: string): Promise<File> {
  const canvas = new OffscreenCanvas(600, 40);
  const context = canvas.getContext('2d')!;
  for (const [color, x, width] of [
    ['#0b5cad', 0, 150],
    ['#c8102e', 150, 450],
  ] as const) {
    context.fillStyle = color;
    context.fillRect(x, 0, width, 40);
  }
  return new File([await canvas.convertToBlob({ type, quality: 1 })], 'logo', { type });
}
const svg = (content: string, name = 'logo.svg') =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`], name);
async function colorsOf(file: File) {
  const logo = await readLogo(file);
  return logo.ok ? logo.colors.map(({ color, share }) => `${color} ${share.toFixed(2)}`) : logo.reason;
}

describe('a logo (THEME-06)', () => {
  it('gives its exact colors with the share of each, whatever its name says', async () => {
    expect(await colorsOf(await encoded('image/png'))).toEqual(['#c8102e 0.75', '#0b5cad 0.25']);
    const jpeg = await readLogo(await encoded('image/jpeg'));
    expect(jpeg.ok && jpeg.colors).toHaveLength(2);
    expect(jpeg.ok && jpeg.brand).toMatch(/^#c[78][01][0-9a-f]2[def]$/);
  });

  it('that is an SVG is painted with its styles, gradients and uses, and runs nothing', async () => {
    const drawn = svg(`
      <style>.mark { fill: #c8102e }</style>
      <script>document.title = 'run'</script>
      <g id="half"><rect class="mark" width="5" height="10"/></g>
      <rect x="5" width="5" height="10" fill="#0b5cad" onload="document.title = 'run'"/>`);
    expect(await colorsOf(drawn)).toEqual(['#0b5cad 0.50', '#c8102e 0.50']);
    expect(document.title).not.toBe('run');
  });

  it('that gives no colors says why', async () => {
    expect(await colorsOf(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'logo.png'))).toBe('tooLarge');
    expect(await colorsOf(svg(''))).toBe('noColor');
    expect(await colorsOf(svg('<g'))).toBe('unreadable');
    expect(await colorsOf(new File(['%PDF-1.7'], 'logo.png'))).toBe('unreadable');
    expect(await colorsOf(new File([], 'logo.svg'))).toBe('unreadable');
    // a header that has no picture behind it
    const png = await (await encoded('image/png')).arrayBuffer();
    expect(await colorsOf(new File([png.slice(0, 40)], 'logo.png'))).toBe('unreadable');
    const many = '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>';
    expect(await colorsOf(new File([many], 'logo.svg'))).toBe('tooManyPixels');
  });
});
