import { splitPath, type Scheme, type SectionId, type TokenPath } from '../contract/index.ts';
import type { Change, FieldChange, LockChange, ValueChange, WaiverChange } from './difference.ts';
import { readPair } from './pair.ts';
import { baseScheme } from './places.ts';
import { fullName, settingText } from './value-text.ts';
import { englishDifference, type DifferenceWords } from './words.ts';

/** A sentence, or with `items` a heading over the changes of one section. */
export type DescribedChange = { text: string; section?: SectionId; items: readonly string[] };

/** A section with more changes than this gets a heading of its own. */
const mostSentences = 3;

type TokenChange = ValueChange | LockChange;
const isTokenChange = (change: Change): change is TokenChange =>
  change.what === 'value' || change.what === 'lock';

const tokenName = (path: TokenPath, scheme: Scheme, words: DifferenceWords): string =>
  scheme === baseScheme
    ? words.token(path)
    : words.inScheme({ token: words.token(path), scheme: words.scheme(scheme) });

const valueSentence = (change: ValueChange, words: DifferenceWords): string => {
  const { path, kind } = change;
  const token = tokenName(path, change.scheme, words);
  const before = settingText(path, { said: change.from, shown: change.before }, words);
  const after = settingText(path, { said: change.to, shown: change.after }, words);
  if (kind === 'reset') return words.reset({ token, after });
  return kind === 'changed' && before === after
    ? words.altered({ token })
    : words[kind]({ token, before, after });
};

const tokenSentence = (change: TokenChange, words: DifferenceWords): string =>
  change.what === 'value'
    ? valueSentence(change, words)
    : words[change.kind]({ token: words.token(change.path) });

const fieldSentence = ({ field, from, to }: FieldChange, words: DifferenceWords): string => {
  const text = (value: unknown) => (value === undefined ? words.nothing : String(value));
  const parts = { before: text(from), after: text(to) };
  return field === 'product' ? words.product(parts) : words.field({ field, ...parts });
};

const pairText = (name: string, words: DifferenceWords): string => {
  const pair = readPair(name);
  if (!pair) return name;
  const [near] = splitPath(pair.foreground);
  const isNear = splitPath(pair.background)[0] === near;
  return words.pair({
    foreground: fullName(pair.foreground, words),
    background: isNear ? words.token(pair.background) : fullName(pair.background, words),
    scheme: words.scheme(pair.scheme),
  });
};

const waiverSentence = ({ pair: name, to }: WaiverChange, isNew: boolean, words: DifferenceWords): string => {
  const pair = pairText(name, words);
  if (!to) return words.waiverRemoved({ pair });
  const { by, reason } = to;
  return (isNew ? words.waiverAdded : words.waiverChanged)({ pair, by, reason });
};

const sectionEntries = (
  section: SectionId,
  changes: readonly TokenChange[],
  words: DifferenceWords,
): readonly DescribedChange[] => {
  const sentences = changes.map((change) => tokenSentence(change, words));
  const name = words.section(section);
  return sentences.length > mostSentences
    ? [{ section, text: words.manyOf({ section: name, count: sentences.length }), items: sentences }]
    : sentences.map((change) => ({ section, text: words.oneOf({ section: name, change }), items: [] }));
};

const plain = (text: string): DescribedChange => ({ text, items: [] });

/**
 * A difference for people who have never seen a token: a sentence a change, in the order of the changes; the changes
 * of a section that has many of them under one heading. `words` brings another language.
 */
export const describeDifference = (
  changes: readonly Change[],
  words: DifferenceWords = englishDifference,
): readonly DescribedChange[] => {
  const bySection = Map.groupBy(changes.filter(isTokenChange), ({ path }) => splitPath(path)[0]);
  return [
    ...changes
      .filter((change) => change.what === 'field')
      .map((change) => plain(fieldSentence(change, words))),
    ...[...bySection].flatMap(([section, ofSection]) => sectionEntries(section, ofSection, words)),
    ...changes
      .filter((change) => change.what === 'waiver')
      .map((change) => plain(waiverSentence(change, change.kind === 'added', words))),
  ];
};
