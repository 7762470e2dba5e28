import { describe, expect, test } from 'vitest';
import { auditContrast, declaredPairs, repairPair } from './audit.ts';
import { randomColors, tries } from '../../tests/random.ts';
import { readPair, writePair } from '../document/pair.ts';
import { products, splitPath } from '../contract/index.ts';
import type { ThemeSections } from '../document/theme-document.ts';
import { contrast, nearestPassing } from '../color/contrast.ts';
import { resolveTheme, type ResolvedTheme } from '../resolve/resolve-theme.ts';

const themed = (sections: ThemeSections) =>
  resolveTheme({ product: 'default', layers: [{ id: 'employer', sections }] });
const buttonsOf = (background: string, text?: string) =>
  themed({
    primary_buttons: { background: { value: background }, ...(text && { text: { value: text } }) },
  });
const inBlackBar = (sections: ThemeSections) =>
  themed({ ...sections, navbar: { background: { value: '#101010' }, text: { value: '#ffffff' } } });
const failuresOf = (theme: ResolvedTheme) => auditContrast(theme).filter(({ passes }) => !passes);

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
      'primary_buttons.icon_focus primary_buttons.background_focus',
      'primary_buttons.icon_loading primary_buttons.background_loading',
    ]);
  });

  test('THEME-05 states derived from a base that passes pass too, for colors all around the wheel', () => {
    const color = randomColors(150);
    for (let index = 0; index < tries(150); index++) {
      const brand = color();
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
    expect(contrast(repair.foreground ?? '', '#9bb8e8')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', repair.background ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('THEME-05 says of every pair where it is seen, on the page or in a bar', () => {
    const pairs = auditContrast(resolveTheme({ product: 'default' }));
    const seen = (wanted: string, within?: string) =>
      pairs.find((pair) => pair.foreground === wanted && pair.within === within)?.seen;
    expect(seen('navbar.text')).toEqual(['navbar']);
    expect(seen('cards.text')).toEqual(['search', 'job', 'applications', 'offers']);
    expect(seen('cards.border_selected')).toEqual(['search']);
    expect(pairs.filter((pair) => pair.seen.length === 0)).toEqual([]);
    for (const pair of pairs.filter(({ within }) => within === 'navbar'))
      expect(pair.seen, pair.foreground).toEqual(['navbar']);
  });

  test('composites what lets the page through before it compares', () => {
    expect(contrast('#00000080', '#ffffff')).toBeCloseTo(contrast('#7f7f7f', '#ffffff'), 1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  test('THEME-05 measures buttons inside bars as they look there, and names the bar', () => {
    expect(failuresOf(inBlackBar({}))).toEqual([]);

    // a clear button whose text nobody can read on black
    const theme = inBlackBar({ system_ui_buttons: { text: { value: '#333333' } } });
    const pairs = failuresOf(theme);
    expect(new Set(pairs.map(({ within }) => within))).toEqual(new Set(['navbar']));
    const [pair] = pairs;
    if (!pair) throw new Error('dark grey on black has to fail');
    expect(pair).toMatchObject({ foreground: 'system_ui_buttons.text', scheme: 'light', seen: ['navbar'] });
    expect(writePair(pair)).toBe('system_ui_buttons.text on system_ui_buttons.background in navbar (light)');
    expect(readPair(writePair(pair))).toMatchObject({ within: 'navbar', scheme: 'light' });
    expect(readPair('tabs.text on tabs.border in cards (light)')).toBeUndefined();
    expect(contrast(repairPair(theme, pair).foreground ?? '', '#101010')).toBeGreaterThanOrEqual(4.5);
  });

  test('THEME-05 every repair that is offered mends its pair, translucent or not, in all schemes and inside bars', () => {
    const colors = randomColors(26);
    let offered = 0;
    for (let round = 0; round < 9; round += 1) {
      const value = () => ({ value: `${colors()}${['', 'b4', '60'][round % 3]}` });
      const sections = {
        navbar: { background: { value: colors() }, text: { value: colors() } },
        system_ui_buttons: { background: value(), text: value(), text_hover: value() },
        cards: { background: value(), text: value() },
      };
      for (const pair of failuresOf(themed(sections)).filter(({ scheme }) => scheme === 'light'))
        for (const side of ['foreground', 'background'] as const) {
          const path = pair[side];
          const [section, token] = splitPath(path);
          const repair = repairPair(themed(sections), pair)[side];
          // another ground is also that of texts inside a bar, which are computed anew
          const isLeft = side === 'background' && pair.within !== undefined;
          if (repair === undefined || !(section in sections) || isLeft) continue;
          offered += 1;
          // a ground that moves away from its text, as hovered ones do, may turn back when the text is on its other side
          const twice = [0, 1].reduce(
            (own) => {
              const again = failuresOf(themed(own)).find((each) => writePair(each) === writePair(pair));
              const next = again && repairPair(themed(own), again)[side];
              return next === undefined
                ? own
                : { ...own, [section]: { ...own[section], [token]: { value: next } } };
            },
            sections as Record<string, Record<string, { value: string }>>,
          );
          const still = failuresOf(themed(twice)).map(writePair);
          expect(still, `${writePair(pair)}, ${side}: ${repair}`).not.toContain(writePair(pair));
        }
    }
    expect(offered).toBeGreaterThan(40);
  });

  test('THEME-05 offers no repair where no lightness would do', () => {
    const grey = { value: '#777777' };
    const theme = themed({ cards: { background: grey, background_hover: grey, text: grey } });
    const pair = failuresOf(theme).find(
      ({ foreground, scheme }) => foreground === 'cards.text' && scheme === 'light',
    );
    if (!pair) throw new Error('grey on grey has to fail');
    expect(repairPair(theme, { ...pair, needed: 7 })).toEqual({
      foreground: undefined,
      background: undefined,
    });
  });

  test('THEME-05 measures what the core puts into cards and onto the profile', () => {
    const dark = themed({
      cards: { background: { value: '#111111' }, text: { value: '#ffffff' } },
      pcsx_profile_page: { background: { value: '#101010' } },
    });
    const failing = failuresOf(dark)
      .filter(({ scheme }) => scheme === 'light')
      .map(({ foreground, background }) => `${foreground} on ${background}`);
    for (const ink of ['text', 'text_muted', 'link', 'danger']) {
      expect(failing).toContain(`core_properties.${ink} on cards.background`);
      expect(failing).toContain(`core_properties.${ink} on pcsx_profile_page.background`);
    }
  });

  test('THEME-05 buttons pass inside bars of any color', () => {
    const color = randomColors(20_261_121);
    for (let index = 0; index < tries(100); index += 1) {
      const bar = color();
      const theme = resolveTheme({
        product: products[index % 2] ?? 'default',
        layers: [
          {
            id: 'employer',
            sections: {
              core_properties: { brand: { value: color() } },
              navbar: { background: { value: bar }, text: { value: nearestPassing('#ffffff', [bar], 4.5) } },
            },
          },
        ],
      });
      const failing = auditContrast(theme).filter(({ passes, within }) => !passes && within !== undefined);
      expect(failing, bar).toEqual([]);
    }
  });
});
