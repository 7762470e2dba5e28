/** Why a text does not become a tag. */
export type Reason = 'known' | 'most' | 'unlisted' | 'invalid';
export type Refusal = { tag: string; reason: Reason; explanation?: string };

/** Between tags: commas, also those of Arabic and Chinese, and the ends of lines. */
const separator = /[,،，、\r\n]/;

export const hasSeparator = (text: string): boolean => separator.test(text);

/** The tags that a text names, without empty ones. */
export const splitTags = (text: string): readonly string[] =>
  text
    .split(separator)
    .map((each) => each.trim().replaceAll(/\s+/g, ' '))
    .filter((each) => each !== '');

const same = (text: string) => text.normalize('NFC').toLowerCase();

/** The tags that a text names; a suggestion that is written with commas is one of them. */
export const tagsIn = (text: string, suggestions: readonly string[]): readonly string[] =>
  suggestions.some((each) => same(each) === same(text.trim())) ? [text.trim()] : splitTags(text);

/** Whether what is typed may become a suggestion that is written with commas. */
export const beginsSuggestion = (text: string, suggestions: readonly string[]): boolean =>
  suggestions.some((each) => hasSeparator(each) && same(each).startsWith(same(text.trimStart())));

type Rules = {
  most: number;
  suggestions: readonly string[];
  /** Whether tags may be none of the suggestions. */
  freeText: boolean;
  /** What is wrong with a tag; undefined when it will do. */
  validate: ((tag: string) => string | undefined) | undefined;
};

/**
 * Sorts texts into new tags and refusals. Case makes no difference, and a suggestion has the word of how it is written.
 */
export function siftTags(
  texts: readonly string[],
  held: readonly string[],
  { most, suggestions, freeText, validate }: Rules,
): { taken: readonly string[]; refused: readonly Refusal[] } {
  const taken: string[] = [];
  const refused: Refusal[] = [];
  const known = new Set(held.map(same));
  for (const text of texts) {
    const listed = suggestions.find((each) => same(each) === same(text));
    const tag = listed ?? text;
    const explanation = validate?.(tag);
    if (known.has(same(tag))) refused.push({ tag, reason: 'known' });
    else if (listed === undefined && !freeText) refused.push({ tag, reason: 'unlisted' });
    else if (explanation !== undefined) refused.push({ tag, reason: 'invalid', explanation });
    else if (held.length + taken.length >= most) refused.push({ tag, reason: 'most' });
    else {
      taken.push(tag);
      known.add(same(tag));
    }
  }
  return { taken, refused };
}
