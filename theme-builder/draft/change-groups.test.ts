import { createMessages, type Messages } from '@portico/core/messages';
import type { ThemeDocument } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import type { BuilderLocale } from '../locales/locale.ts';
import { loadTexts } from '../locales/texts.ts';
import { documentOf } from '../testing/open-editor.ts';
import { changeGroups } from './change-groups.ts';
import { differenceWords } from './difference-words.ts';
import arabic from '../locales/ar/difference.json?messages';
import english from '../locales/en-US/difference.json?messages';
import type { DifferenceKey } from '../locales/areas.ts';

const catalogues = { 'en-US': english, ar: arabic };

async function groupsIn(locale: BuilderLocale, before: ThemeDocument, after: ThemeDocument) {
  const t: Messages<DifferenceKey> = createMessages<string>(locale, catalogues[locale]);
  const words = differenceWords(t, await loadTexts(locale));
  return changeGroups({ before, after }, words, t('change.whole')).map(({ name, lines }) => ({
    name,
    lines: lines.map(({ text }) => text),
  }));
}

const before: ThemeDocument = {
  ...documentOf({
    primary_buttons: { background: { value: '#0b6e5f' }, radius: { value: 4 } },
    cards: { padding: { value: 24 }, shadow: { value: [] } },
  }),
  themeId: 'spring',
};
const after: ThemeDocument = {
  ...documentOf({
    primary_buttons: {
      background: { value: '#1d6b2f', schemes: { dark: '#88cc88' } },
      radius: { value: 4, lock: true },
    },
    cards: { shadow: { value: [{ x: 0, y: 2, blur: 6, spread: 0, color: '#00000080' }] } },
  }),
  themeId: 'summer',
  assets: {
    hero: [{ page: 'jobs', minWidth: 768, alt: '', tokens: { image: { value: '/market.jpg' } } }],
  },
  waivers: [{ pair: 'cards.text on cards.background (light)', by: 'Ada', reason: 'Campaign' }],
};

/** As it is kept from turning round what is about it. */
const apart = (text: string) => `\u2068${text}\u2069`;

describe('what is different between two themes (THEME-04, B10)', () => {
  it('is told in plain words, by the parts of the site', async () => {
    expect(await groupsIn('en-US', before, after)).toEqual([
      {
        name: 'The theme as a whole',
        lines: [
          'Name of the theme changed from “spring” to “summer”',
          'Low contrast accepted by Ada: Cards: text on background, light. Reason: Campaign',
        ],
      },
      {
        name: 'Primary buttons',
        lines: [
          'Background changed from #0b6e5f to #1d6b2f',
          expect.stringMatching(/^Background, dark, set to #88cc88 \(was #/),
          'Corners locked, so that it stays as it is',
        ],
      },
      {
        name: 'Cards',
        lines: [
          'Padding set back to what the theme gives (16 px)',
          'Shadow changed from no shadow to 1 shadow',
        ],
      },
      {
        name: 'Hero image',
        lines: ['Picture of the page “jobs” from 768 px added: /market.jpg'],
      },
    ]);
  });

  it('is told in Arabic too, with values in their own direction', async () => {
    const groups = await groupsIn('ar', before, after);
    const lines = groups.flatMap((group) => group.lines);
    expect(lines).toContain('الخلفية: تغيّر من \u2068#0b6e5f\u2069 إلى \u2068#1d6b2f\u2069');
    const inEnglish = lines.filter((line) => !/\p{Script=Arabic}/u.test(line));
    expect(inEnglish).toEqual([]);
  });

  it('is told in Arabic with what stands inside a phrase in its own direction too', async () => {
    const groups = await groupsIn('ar', before, {
      ...documentOf({
        primary_buttons: {
          background: { value: '#0b6e5f80' },
          text: { value: '{primary_buttons.background}' },
        },
      }),
      themeId: 'spring',
      waivers: [{ pair: 'cards.text on cards.background (light)', by: 'Ada', reason: 'Campaign: it stays.' }],
    });
    const text = groups.flatMap(({ lines }) => lines).join('\n');
    expect(text).toContain(apart(`${apart('#0b6e5f')} بعتامة 50 ٪`));
    expect(text).toContain(`(${apart(`${apart('#0b6e5f')} بعتامة 50 ٪`)})`);
    expect(text).toContain(apart('Campaign: it stays.'));
  });

  it('is nothing where they only differ in how they are written', async () => {
    const same = documentOf({ primary_buttons: { background: { value: '#0B6E5F' } } });
    const other = documentOf({ primary_buttons: { background: { value: '#0b6e5f' } } });
    expect(await groupsIn('en-US', same, other)).toEqual([]);
  });
});
