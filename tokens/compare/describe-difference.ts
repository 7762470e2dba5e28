import {
  products,
  sectionOf,
  splitPath,
  type Product,
  type Scheme,
  type SectionId,
  type TokenPath,
} from '../contract/index.ts';
import { heroSection, type HeroKey } from '../document/theme-document.ts';
import type {
  Change,
  FieldChange,
  FontChange,
  HeroChange,
  HeroWordChange,
  LockChange,
  ValueChange,
  WaiverChange,
} from './difference.ts';
import { heroImage } from './hero-places.ts';
import { readPair } from '../document/pair.ts';
import { baseScheme } from './places.ts';
import { fullName, settingText } from './value-text.ts';
import { englishDifference, type DifferenceWords } from './words.ts';

/** A sentence, or with `items` a heading over the changes of one section. */
export type DescribedChange = { text: string; section?: SectionId; items: readonly string[] };

/** A section with more changes than this gets a heading of its own. */
const mostSentences = 3;

/** Changes that stand under the name of a section, or of one picture. */
type TokenChange = ValueChange | LockChange | HeroWordChange;
const isTokenChange = (change: Change): change is TokenChange =>
  change.what === 'value' || change.what === 'lock' || change.what === 'word';

const tokenName = (path: TokenPath, scheme: Scheme, words: DifferenceWords): string =>
  scheme === baseScheme
    ? words.token(path)
    : words.inScheme({ token: words.token(path), scheme: words.scheme(scheme) });

function valueSentence(change: ValueChange, words: DifferenceWords): string {
  const { path, kind } = change;
  const token = tokenName(path, change.scheme, words);
  const before = settingText(path, { said: change.from, shown: change.before }, words);
  const after = settingText(path, { said: change.to, shown: change.after }, words);
  if (kind === 'reset') return words.reset({ token, after });
  return before === after ? words.altered({ token }) : words[kind]({ token, before, after });
}

function wordSentence({ word, from, to }: HeroWordChange, words: DifferenceWords): string {
  const text = (said: string | undefined) => (said ? words.quoted(said) : words.nothing);
  return words.changed({ token: words.word(word), before: text(from), after: text(to) });
}

function tokenSentence(change: TokenChange, words: DifferenceWords): string {
  if (change.what === 'word') return wordSentence(change, words);
  if (change.what === 'value') return valueSentence(change, words);
  return words[change.kind]({ token: words.token(change.path) });
}

const heroName = ({ page, minWidth }: HeroKey, words: DifferenceWords): string =>
  words.hero({ page, width: minWidth === 0 ? undefined : words.pixels(words.number(minWidth)) });

function heroEntry({ on, to, image }: HeroChange, words: DifferenceWords): DescribedChange {
  const shown = settingText(heroImage, { said: undefined, shown: image }, words);
  const parts = { hero: heroName(on, words), image: shown };
  return { section: heroSection, text: to ? words.heroAdded(parts) : words.heroRemoved(parts), items: [] };
}

const fontSentences = { added: 'fontAdded', changed: 'fontChanged', removed: 'fontRemoved' } as const;

function fontEntry({ kind, from, to }: FontChange, words: DifferenceWords): readonly DescribedChange[] {
  const font = to ?? from;
  if (!font) return [];
  const [least, greatest] = font.weight;
  const weights =
    least === greatest
      ? words.number(least)
      : words.weights({ least: words.number(least), greatest: words.number(greatest) });
  const name = words.font({ family: font.family, weights, isItalic: font.style === 'italic' });
  return [{ section: 'core_properties', text: words[fontSentences[kind]]({ font: name }), items: [] }];
}

function productText(product: string, words: DifferenceWords): string {
  const known = products.find((each) => each === product);
  return known === undefined ? product : words.productName(known);
}

/** A value of a field, where it is not said as it is. */
const fieldTexts = new Map<string, (value: string, words: DifferenceWords) => string>([
  ['product', productText],
  ['themeId', (name, words) => words.quoted(name)],
  [
    'inherits',
    (theme, words) => {
      const [product = '', version] = theme.split('@');
      return version === undefined
        ? theme
        : words.themeVersion({ product: productText(product, words), version });
    },
  ],
]);

function fieldSentence({ field, from, to }: FieldChange, words: DifferenceWords): string {
  const text = (value: unknown) =>
    value === undefined ? words.nothing : (fieldTexts.get(field)?.(String(value), words) ?? String(value));
  const parts = { before: text(from), after: text(to) };
  return field === 'product'
    ? words.product(parts)
    : words.field({ field: words.fieldName(field), ...parts });
}

function pairText(name: string, words: DifferenceWords): string {
  const pair = readPair(name);
  if (!pair) return name;
  const [near] = splitPath(pair.foreground);
  const isNear = splitPath(pair.background)[0] === near;
  return words.pair({
    foreground: fullName(pair.foreground, words),
    background: isNear ? words.token(pair.background) : fullName(pair.background, words),
    scheme: words.scheme(pair.scheme),
    bar: pair.within && words.section(pair.within),
  });
}

function waiverSentence({ pair: name, to }: WaiverChange, isNew: boolean, words: DifferenceWords): string {
  const pair = pairText(name, words);
  if (!to) return words.waiverRemoved({ pair });
  const { by, reason } = to;
  return (isNew ? words.waiverAdded : words.waiverChanged)({ pair, by, reason });
}

const sectionAt = (change: TokenChange): SectionId =>
  change.what === 'word' ? heroSection : splitPath(change.path)[0];
/** What changes are grouped by: a section, or one picture. */
const subjectOf = (change: TokenChange): string =>
  [sectionAt(change), change.on?.page, change.on?.minWidth].join(' ');

/** What is said to people whose site, being of one product, may show nothing of a section. */
type Audience = { words: DifferenceWords; product: Product | undefined };

function withProduct(sentence: string, section: SectionId, { words, product }: Audience): string {
  const { product: only } = sectionOf(section);
  return only === undefined || only === product
    ? sentence
    : words.onlyIn({ sentence, product: words.productName(only) });
}

function sectionEntries(
  changes: readonly [TokenChange, ...TokenChange[]],
  audience: Audience,
): readonly DescribedChange[] {
  const { words } = audience;
  const [first] = changes;
  const section = sectionAt(first);
  const sentences = changes.map((change) => tokenSentence(change, words));
  const name = first.on ? heroName(first.on, words) : words.section(section);
  const entry = (sentence: string, items: readonly string[] = []): DescribedChange => ({
    section,
    text: withProduct(sentence, section, audience),
    items,
  });
  return sentences.length > mostSentences
    ? [entry(words.manyOf({ section: name, count: sentences.length }), sentences)]
    : sentences.map((change) => entry(words.oneOf({ section: name, change })));
}

const plain = (text: string): DescribedChange => ({ text, items: [] });

/**
 * A difference for people who have never seen a token: a sentence a change, in the order of the changes; the changes
 * of a section or picture that has many of them under one heading. `words` brings another language.
 *
 * @param product the one that the site is of: what only another one shows is said to be so. Without it, what only one
 * product shows is always said to be so
 */
export function describeDifference(
  changes: readonly Change[],
  words: DifferenceWords = englishDifference,
  product?: Product,
): readonly DescribedChange[] {
  const bySubject = Map.groupBy(changes.filter(isTokenChange), subjectOf);
  return [
    ...changes
      .filter((change) => change.what === 'field')
      .map((change) => plain(fieldSentence(change, words))),
    ...[...bySubject.values()].flatMap((ofOne) => sectionEntries(ofOne as [TokenChange], { words, product })),
    ...changes.filter((change) => change.what === 'hero').map((change) => heroEntry(change, words)),
    ...changes.filter((change) => change.what === 'font').flatMap((change) => fontEntry(change, words)),
    ...changes
      .filter((change) => change.what === 'waiver')
      .map((change) => plain(waiverSentence(change, change.kind === 'added', words))),
  ];
}
