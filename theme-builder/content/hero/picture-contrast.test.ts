import { composite, contrast, readColor } from '@portico/tokens/derive';
import { describe, expect, it } from 'vitest';
import { randomFrom, tries } from '../../../tests/random.ts';
import { distinctColors, lowestContrast, neededOnPicture, suggestedScrim } from './picture-contrast.ts';

const points = (...colors: readonly (readonly [number, number, number, number])[]) =>
  new Uint8ClampedArray(colors.flat());
const black = [0, 0, 0, 255] as const;
const white = [255, 255, 255, 255] as const;

describe('words on a picture (SHELL-04, B15)', () => {
  it('are measured at the point where they are hardest to read', () => {
    const colors = distinctColors(points(black, black, white));
    expect(colors).toEqual(['#000000', '#ffffff']);
    expect(lowestContrast(colors, { text: '#ffffff', scrim: '#00000000' })).toBe(1);
    expect(lowestContrast(['#000000'], { text: '#ffffff', scrim: '#00000000' })).toBe(21);
  });

  it('are measured on whatever may shine through a picture', () => {
    const colors = distinctColors(points([0, 0, 0, 0]));
    expect(colors).toEqual(['#000000', '#ffffff']);
  });

  it('keep a scrim with which they can be read', () => {
    expect(suggestedScrim(['#102030'], { text: '#ffffff', scrim: '#0000' })).toBe('#0000');
  });

  it('get the least of the same colour that is enough, and black or white where that cannot be', () => {
    const onWhite = suggestedScrim(['#ffffff'], { text: '#ffffff', scrim: '#0b3d2e33' });
    expect(readColor(onWhite).h).toBeCloseTo(readColor('#0b3d2e').h, 0);
    expect(readColor(onWhite).alpha).toBeLessThan(1);
    expect(contrast('#ffffff', composite(onWhite, '#ffffff'))).toBeGreaterThanOrEqual(neededOnPicture);
    const another = suggestedScrim(['#ffffff'], { text: '#ffffff', scrim: '#f0f0f080' });
    expect(another).toMatch(/^#000000/);
  });

  it('can be read everywhere with what is suggested, whatever the picture', () => {
    const random = randomFrom(20_261_123);
    const color = () =>
      `#${Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
    for (let round = 0; round < tries(60); round += 1) {
      const colors = Array.from({ length: 8 }, color);
      const text = random() < 0.5 ? '#ffffff' : '#101010';
      const scrim = suggestedScrim(colors, { text, scrim: `${color()}40` });
      expect(lowestContrast(colors, { text, scrim }), `${text} with ${scrim}`).toBeGreaterThanOrEqual(
        neededOnPicture,
      );
    }
  });
});
