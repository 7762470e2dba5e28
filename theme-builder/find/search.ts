import { fold } from '@portico/core/text';
import {
  cssValue,
  cssVariable,
  isColor,
  listedVariable,
  pathOf,
  sectionOf,
  tokenAt,
  tokenNames,
  type Product,
  type ResolvedTheme,
  type TokenPath,
} from '@portico/tokens';
import { readColor, writeColor } from '@portico/tokens/derive';
import type { Texts } from '../locales/texts.ts';
import { panelSections } from '../fields/panels.ts';

/** Other words by which people look for what is called so in English; `words` are parted by spaces. */
export type Synonyms = Readonly<Partial<Record<string, string>>>;

/** What a token can be found by, made once a language. */
export type SearchEntry = {
  path: TokenPath;
  /** What it is called, then what its part of the site is called. */
  label: string;
  section: string;
  /** Other words for both. */
  synonyms: string;
  /** `primary_buttons.background_hover --pt-button-background-hover …` */
  names: string;
};

/** As people type: folded, and without the differences that Arabic is mostly written without. */
export const plain = (text: string): string =>
  fold(text).replaceAll('ٱ', 'ا').replaceAll('ى', 'ي').replaceAll('ة', 'ه');

export const searchEntries = (
  product: Product,
  { tokenLabel, sectionLabel }: Pick<Texts, 'tokenLabel' | 'sectionLabel'>,
  synonyms: readonly Synonyms[],
): readonly SearchEntry[] =>
  panelSections(product).flatMap((section) =>
    tokenNames(section).map((token): SearchEntry => {
      const path = pathOf(section, token);
      const english = [tokenAt(path).label, sectionOf(section).label];
      // a state is known by its own word: "Background, hovered"
      const named = english.flatMap((label) => [label, ...label.split(/, |: /)]);
      const others = named.flatMap((label) => synonyms.map((words) => words[label] ?? ''));
      return {
        path,
        label: plain(tokenLabel(path)),
        section: plain(sectionLabel(section)),
        synonyms: plain([...english, ...others].join(' ')),
        names: plain(`${path} ${path.replaceAll(/[._]/g, ' ')} ${cssVariable(path)} ${listedVariable(path)}`),
      };
    }),
  );

const sameColor = (one: string, other: string) => writeColor(readColor(one)) === writeColor(readColor(other));

/** Whether a leaf has the value that was typed, in any of its two schemes: `#0a58ca`, `8 px`, `600`. */
function hasValue(theme: ResolvedTheme, path: TokenPath, typed: string): boolean {
  const definition = tokenAt(path);
  return (['light', 'dark'] as const).some((scheme) => {
    const { value } = theme.leaf(path, scheme);
    if (definition.kind === 'color') return isColor(typed) && sameColor(String(value), typed);
    if (typeof value === 'number') {
      const [, number, unit = ''] = /^(-?[\d.]+)\s*(px|ms)?$/.exec(typed) ?? [];
      const own = { dimension: 'px', duration: 'ms' }[String(definition.kind)] ?? '';
      return number !== undefined && Number(number) === value && (unit === '' || unit === own);
    }
    return typed.length > 2 && plain(cssValue(definition.kind, value as never, definition)).includes(typed);
  });
}

function scoreOf({ label, section, synonyms, names }: SearchEntry, words: readonly string[]) {
  let score = 0;
  for (const word of words) {
    const starts = (text: string) => text.startsWith(word) || text.includes(` ${word}`);
    if (label === word) score += 20;
    else if (starts(label)) score += 12;
    else if (starts(section)) score += 8;
    else if (label.includes(word) || section.includes(word)) score += 5;
    else if (starts(synonyms)) score += 4;
    else if (names.includes(word)) score += 3;
    else return 0;
  }
  // what is said in few words is more likely meant than its states
  return score - label.length / 100;
}

/** The tokens that somebody may mean, likeliest first. */
export function search(
  entries: readonly SearchEntry[],
  theme: ResolvedTheme,
  query: string,
): readonly TokenPath[] {
  const typed = plain(query.trim());
  if (typed === '') return [];
  const words = typed.split(/\s+/);
  return entries
    .map((entry) => ({
      path: entry.path,
      score: hasValue(theme, entry.path, typed) ? 50 : scoreOf(entry, words),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ path }) => path);
}
