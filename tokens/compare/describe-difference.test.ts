import { describe, expect, test } from 'vitest';
import type { ThemeDocument } from '../document/theme-document.ts';
import { describeDifference } from './describe-difference.ts';
import { difference } from './difference.ts';
import { tries } from '../../tests/random.ts';
import { randomTriple, schema } from './random-theme.test.data.ts';
import { englishDifference } from './words.ts';

type Sections = ThemeDocument['sections'];
const themed = (sections: Sections, more: Partial<ThemeDocument> = {}): ThemeDocument => ({
  schema,
  product: 'default',
  sections,
  ...more,
});
const described = (before: ThemeDocument, after: ThemeDocument) =>
  describeDifference(difference(before, after), englishDifference, after.product);
const sentences = (before: Sections, after: Sections) =>
  described(themed(before), themed(after)).map(({ text }) => text);
const bar = (color: string) => ({
  background: { value: color },
  text: { value: color },
  link: { value: color },
});
const core = (color: string) => ({ brand: { value: color }, text: { value: color } });
const waiver = (pair: string) => ({ pair, by: 'Ada Brand', reason: 'Campaign' });
const shadow = { x: 0, y: 2, blur: 6, spread: 0, color: '#000000' };

describe('THEME-04 a difference in plain words', () => {
  test.for<[string, Sections, Sections]>([
    [
      'Primary buttons: background changed from #0b6e5f to #1d6b2f',
      { primary_buttons: { background: { value: '#0B6E5F' } } },
      { primary_buttons: { background: { value: '#1d6b2f' } } },
    ],
    ['Cards: padding set back to what the theme gives (16 px)', { cards: { padding: { value: 24 } } }, {}],
    ['Core: text size set to 17.5 px (was 16 px)', {}, { core_properties: { font_size: { value: 17.5 } } }],
    [
      'Core: motion changed from 100 ms to 0 ms',
      { core_properties: { motion: { value: 100 } } },
      { core_properties: { motion: { value: 0 } } },
    ],
    [
      'Core: text font changed from Segoe UI, sans-serif to Iowan Old Style, serif',
      { core_properties: { font_family: { value: "'Segoe UI', sans-serif" } } },
      { core_properties: { font_family: { value: '"Iowan Old Style", serif' } } },
    ],
    [
      'Core: line height changed from 1.5 to 1.6',
      { core_properties: { line_height: { value: 1.5 } } },
      { core_properties: { line_height: { value: 1.6 } } },
    ],
    [
      'Cards: shadow changed from 2 shadows to no shadow',
      { cards: { shadow: { value: [shadow, shadow] } } },
      { cards: { shadow: { value: [] } } },
    ],
    [
      'Cards: shadow changed',
      { cards: { shadow: { value: [shadow] } } },
      { cards: { shadow: { value: [{ ...shadow, y: 4 }] } } },
    ],
    ['Cards: shadow changed', {}, { cards: { shadow: { value: [shadow] } } }],
    [
      'Hero image: image changed from /images/hero.jpg to no image',
      { pcsx_hero_image: { image: { value: '/images/hero.jpg' } } },
      { pcsx_hero_image: { image: { value: '' } } },
    ],
    [
      'Cards: background changed from #ffffff to the same as “Core: brand” (#aa0000)',
      { core_properties: { brand: { value: '#aa0000' } }, cards: { background: { value: '#ffffff' } } },
      {
        core_properties: { brand: { value: '#aa0000' } },
        cards: { background: { value: '{core_properties.brand}' } },
      },
    ],
    [
      'Cards: background changed from #ffffff at 50 % to #000000',
      { cards: { background: { value: '#ffffff80' } } },
      { cards: { background: { value: 'oklch(0 0 0)' } } },
    ],
    [
      'Cards: background changed from #111 at 53 % to #111111',
      { cards: { background: { value: '#1118' } } },
      { cards: { background: { value: '#111111FF' } } },
    ],
    [
      'Cards: background changed from #111111 at 0 % to #000000 at 25 %',
      { cards: { background: { value: '#11111100' } } },
      { cards: { background: { value: 'oklch(0 0 0 / 25%)' } } },
    ],
    [
      'Cards: padding locked, so that later themes keep it',
      { cards: { padding: { value: 24 } } },
      { cards: { padding: { value: 24, lock: true } } },
    ],
    [
      'Cards: padding no longer locked',
      { cards: { padding: { value: 24, lock: true } } },
      { cards: { padding: { value: 24 } } },
    ],
  ])('THEME-04 %s', ([sentence, before, after]) => {
    expect(sentences(before, after)).toEqual([sentence]);
  });

  test('THEME-04 a scheme is named where the change is not about the light one', () => {
    const text = { value: '#0a0a0a', schemes: { dark: '#eeeeee' } };
    expect(sentences({ navbar: { text: { value: '#0a0a0a' } } }, { navbar: { text } })).toEqual([
      expect.stringMatching(/^Navigation bar: text in the dark scheme set to #eeeeee \(was #[\da-f]{6}\)$/),
    ]);
  });

  test('THEME-04 many changes of a section stand under its name, few stand alone', () => {
    const before: Sections = { navbar: bar('#111111'), banner_header: bar('#111111') };
    const after: Sections = {
      navbar: { ...bar('#222222'), height: { value: 80 } },
      banner_header: bar('#222222'),
    };
    const [navbar, ...banner] = described(themed(before), themed(after));
    expect(navbar).toEqual({
      section: 'navbar',
      text: 'Navigation bar: 4 changes',
      items: [
        'background changed from #111111 to #222222',
        'text changed from #111111 to #222222',
        'link changed from #111111 to #222222',
        expect.stringMatching(/^height set to 80 px \(was \d+ px\)$/),
      ],
    });
    expect(banner.map(({ text, items }) => ({ text, items }))).toEqual(
      ['background', 'text', 'link'].map((token) => ({
        text: `Banner: ${token} changed from #111111 to #222222`,
        items: [],
      })),
    );
  });

  test('THEME-04 the product comes first and accepted contrast last', () => {
    const near = waiver('cards.text on cards.background (light)');
    const far = waiver('tabs.text on core_properties.surface (dark)');
    const after = themed({ cards: { padding: { value: 24 } } }, { product: 'pcsx', waivers: [near, far] });
    expect(described(themed({}), after).map(({ text }) => text)).toEqual([
      'Product changed from standard to PCSX',
      'Cards: padding set to 24 px (was 16 px)',
      'Low contrast accepted by Ada Brand: Cards: text on background, light scheme. Reason: Campaign',
      'Low contrast accepted by Ada Brand: Tabs: text on Core: page background, dark scheme. Reason: Campaign',
    ]);
    const changed = { ...after, waivers: [{ ...near, reason: 'Print' }] };
    expect(described(after, changed).map(({ text }) => text)).toEqual([
      'Low contrast still accepted by Ada Brand: Cards: text on background, light scheme. Reason: Print',
      'Low contrast no longer accepted: Tabs: text on Core: page background, dark scheme',
    ]);
  });

  test('THEME-04 the name of a theme and what it builds on are told in words', () => {
    const before = themed({}, { themeId: 'Spring' });
    const after = themed({}, { themeId: 'Summer', inherits: 'pcsx@13' });
    expect(described(before, after).map(({ text }) => text)).toEqual([
      'Theme that it builds on changed from nothing to version 13 of the PCSX theme',
      'Name of the theme changed from “Spring” to “Summer”',
    ]);
    expect(described(after, themed({})).map(({ text }) => text)).toEqual([
      'Theme that it builds on changed from version 13 of the PCSX theme to nothing',
      'Name of the theme changed from “Summer” to nothing',
    ]);
  });

  test('THEME-04 a field that is not known is named as it is', () => {
    const after = { ...themed({}), later: 7 } as ThemeDocument;
    expect(described(themed({}), after)).toEqual([{ text: 'later changed from nothing to 7', items: [] }]);
  });

  test('THEME-04 what only one product shows is said to be so, to those whose site is not of it', () => {
    const before = themed({ pcsx_core: core('#111111') });
    const changes = difference(before, themed({ pcsx_core: core('#222222') }));
    const brand = 'PCSX core: brand changed from #111111 to #222222';
    for (const product of ['default', undefined] as const)
      expect(describeDifference(changes, englishDifference, product)[0]?.text).toBe(
        `${brand}, in the PCSX product only`,
      );
    expect(describeDifference(changes, englishDifference, 'pcsx')[0]?.text).toBe(brand);
  });

  test('THEME-04 the heading over many changes says so once', () => {
    const schemed = { value: '#111111', schemes: { dark: '#eeeeee' } };
    const nav = { background: schemed, text: schemed };
    const after = themed({ talent_experience_nav_button: nav }, { product: 'pcsx' });
    expect(described(themed({}, { product: 'pcsx' }), after)).toEqual([
      {
        section: 'talent_experience_nav_button',
        text: expect.stringMatching(/: 4 changes, in the standard product only$/) as string,
        items: Array.from({ length: 4 }, () => expect.not.stringContaining('only') as string),
      },
    ]);
  });

  test('THEME-04 every word can come from another language', () => {
    const marked = Object.fromEntries(
      Object.entries(englishDifference).map(([key, say]) => [
        key,
        typeof say === 'string' ? '¤' : (parts: unknown) => `¤${Object.values(Object(parts)).join('')}`,
      ]),
    ) as typeof englishDifference;
    const words = { ...marked, section: () => '¤', token: () => '¤', scheme: () => '¤', number: () => '¤' };
    let texts = 0;
    for (let seed = 0; seed < tries(100); seed++) {
      const { mine, theirs } = randomTriple(seed);
      for (const { text, items } of describeDifference(difference(mine, theirs), words))
        for (const sentence of [text, ...items]) {
          texts++;
          expect(sentence).toContain('¤');
          expect(sentence).not.toMatch(
            / changed| set | scheme| px| ms\b|no shadow|same as|contrast| at .* %| only/,
          );
        }
    }
    expect(texts).toBeGreaterThan(tries(100));
  });
});
