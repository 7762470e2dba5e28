import { describe, expect, test } from 'vitest';
import { auditContrast, declaredPairs, repairPair } from './audit.ts';
import { contrast } from './contrast.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';

const buttonsOf = (background: string, text?: string) =>
  resolveTheme({
    product: 'default',
    layers: [
      {
        id: 'employer',
        sections: {
          primary_buttons: { background: { value: background }, ...(text && { text: { value: text } }) },
        },
      },
    ],
  });

describe('the contrast guard', () => {
  test('THEME-05 finds nothing in the themes of both products', () => {
    for (const product of ['default', 'pcsx'] as const)
      expect(auditContrast(resolveTheme({ product })).filter(({ passes }) => !passes)).toEqual([]);
  });

  test('THEME-05 compares text with its background at rest and in each state', () => {
    const pairs = declaredPairs.filter(({ foreground }) => foreground.startsWith('primary_buttons.'));
    expect(pairs.map(({ foreground, background }) => `${foreground} ${background}`)).toEqual([
      'primary_buttons.text primary_buttons.background',
      'primary_buttons.text_hover primary_buttons.background_hover',
      'primary_buttons.text_active primary_buttons.background_active',
      'primary_buttons.text_focus primary_buttons.background_focus',
      'primary_buttons.text_loading primary_buttons.background_loading',
      'primary_buttons.icon primary_buttons.background',
      'primary_buttons.icon_hover primary_buttons.background_hover',
      'primary_buttons.icon_active primary_buttons.background_active',
    ]);
  });

  test('THEME-05 states derived from a base that passes pass too, for 500 colours all around the wheel', () => {
    for (let index = 0; index < 500; index++) {
      const channel = (shift: number) =>
        Math.round((index * 47 + shift * 91) % 256)
          .toString(16)
          .padStart(2, '0');
      const brand = `#${channel(1)}${channel(2 + (index % 5))}${channel(3 + (index % 7))}`;
      const theme = resolveTheme({
        product: 'default',
        layers: [{ id: 'employer', sections: { core_properties: { brand: { value: brand } } } }],
      });
      const failing = auditContrast(theme).filter(
        ({ passes, foreground }) => !passes && foreground.startsWith('primary_buttons.text'),
      );
      expect(failing, brand).toEqual([]);
    }
  });

  test('THEME-05 a failing pair is told with its ratio, and either repair mends it with the hue kept', () => {
    const theme = buttonsOf('#9bb8e8', '#ffffff');
    const [pair] = auditContrast(theme).filter(({ passes }) => !passes);
    if (!pair) throw new Error('white on light blue has to fail');
    expect(pair).toMatchObject({
      foreground: 'primary_buttons.text',
      background: 'primary_buttons.background',
      scheme: 'light',
      needed: 4.5,
    });
    expect(pair.ratio).toBeLessThan(4.5);
    const repair = repairPair(theme, pair);
    expect(contrast(repair.foreground, '#9bb8e8')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', repair.background)).toBeGreaterThanOrEqual(4.5);
  });

  test('composites what lets the page through before it compares', () => {
    expect(contrast('#00000080', '#ffffff')).toBeCloseTo(contrast('#7f7f7f', '#ffffff'), 1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });
});
