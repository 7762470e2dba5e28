import type { Posting } from '../../contract/posting.ts';

/**
 * The languages that texts are stemmed by, as PostgreSQL names its text search configurations, and how they are told: by
 * the small words that no text of theirs does without.
 */
const smallWords: Readonly<Record<string, string>> = {
  english: 'the and of to in you for with our we are will or as your',
  german: 'der die das und für mit sie wir ist den von ein eine im zu',
  dutch: 'de het een en van voor je met wij zijn op bij ons dat aan',
  french: 'le la les des et vous pour nous est une dans du aux avec sur',
  spanish: 'el la los las y para con en un una por que del nuestro se',
  portuguese: 'o os as e para com em um uma não você da do dos nossa',
  italian: 'il di e per con un una che della gli nel sono le dei alla',
  catalan: 'el la els les i per amb un una que dels al més nostre és',
  romanian: 'și în la pentru cu un o este sau din care pe nostru ale se',
  danish: 'og i at til en det på med som du vi er for af ikke',
  norwegian: 'og i å til en det på med som du vi er for av ikke',
  swedish: 'och i att till en det på med som du vi är för av inte',
  finnish: 'ja on ei se että olet tai myös sekä ovat kanssa mutta joka meillä sinulla',
  hungarian: 'és a az egy hogy nem van vagy meg aki ez mint valamint csapat munka',
  turkish: 've bir bu için ile olan olarak da de gibi ya veya çok en ekip',
  indonesian: 'dan yang untuk dengan di dari akan kami anda pada dalam atau sebagai ini tim',
  lithuanian: 'ir su yra kad ar iš mes tai kaip bei už apie jūs mūsų darbo',
};
const languages = Object.keys(smallWords);
/** By small word: the places in `languages` of those that have it. */
const spokenWith = new Map<string, number[]>();
for (const [index, words] of Object.values(smallWords).entries())
  for (const word of words.split(' ')) spokenWith.set(word, [...(spokenWith.get(word) ?? []), index]);

/** Languages that their script tells. In `simple` texts words are not stemmed. */
const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['arabic', /\p{Script=Arabic}/gu],
  ['russian', /\p{Script=Cyrillic}/gu],
  ['greek', /\p{Script=Greek}/gu],
  ['hindi', /\p{Script=Devanagari}/gu],
  ['tamil', /\p{Script=Tamil}/gu],
  ['armenian', /\p{Script=Armenian}/gu],
  [
    'simple',
    /[\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu,
  ],
];

const fallback = 'english';
/** Characters that are looked at: the beginning tells. */
const sample = 2_000;
/** Fewer small words than this may be chance: names, lists of skills. */
const fewestWords = 3;
/** Without small words that are known, a text of so many words is in none of these languages. */
const sentence = 15;

/** The language of the script that most of a text is in; undefined for Latin ones. */
function scriptOf(text: string): string | undefined {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return scripts.find(([language, letters]) => {
    // characters that are words weigh more
    const weight = language === 'simple' ? 3 : 1;
    return weight * (text.match(letters)?.length ?? 0) > latin;
  })?.[0];
}

const letters = [...new Set([...spokenWith.keys()].join(''))];
const otherLetter = letters.length + 1;
/** By character code: 0 for what is no letter, and from 1 on for each that small words have, of either case. */
const digits = Uint8Array.from({ length: 0x1_00_00 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return /\p{L}/u.test(letter) ? letters.indexOf(letter.toLowerCase()) + 1 || otherLetter : 0;
});
const otherText = 255;
/** The same for Latin texts, as most are: what other scripts have is not looked for in them. */
const latinDigits = digits.map((digit, code) =>
  /[\0-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20cf\u2100-\u214f]/.test(String.fromCharCode(code))
    ? digit
    : otherText,
);

/** One of 2^32 numbers for a word, letter by letter: one in millions of other words has that of a small one. */
const numberAfter = (number: number, digit: number): number => (Math.imul(number, 16_777_619) ^ digit) | 0;
/** `spokenWith` by these numbers, in the place that a number's end tells or in the next that was free. */
const slots = 1_024;
const numberIn = new Int32Array(slots);
const spokenWithIn: (readonly number[])[] = Array.from({ length: slots }, () => []);
for (const [word, indices] of spokenWith) {
  const number = [...word].reduce(
    (before, letter) => numberAfter(before, digits[letter.charCodeAt(0)] ?? 0),
    0,
  );
  let slot = number & (slots - 1);
  while (numberIn[slot] !== 0) slot = (slot + 1) % slots;
  numberIn[slot] = number;
  spokenWithIn[slot] = indices;
}

/** What a job is written in, as its text tells. */
export function languageOf({ title, description }: Pick<Posting, 'title' | 'description'>): string {
  const text = `${title} ${description}`;
  const latin = votesOf(text);
  if (!latin.isOther) return new LanguageVote().add(latin).language;
  const words = text.replace(/<[^>]*>?/g, ' ').slice(0, sample);
  return scriptOf(words) ?? new LanguageVote().add(votesOf(words.normalize('NFC'), digits)).language;
}

/** What the beginning of a text tells of its language. */
export type Votes = {
  words: number;
  /** Of each small word in it the languages that have it, as their places among all. */
  of: readonly number[];
  /** Has letters that are no Latin ones; the rest is not counted then. */
  isOther: boolean;
};

/** Counts what the parts of a text tell. */
export class LanguageVote {
  readonly #votes = new Uint16Array(languages.length);
  #words = 0;

  add({ words, of }: Pick<Votes, 'words' | 'of'>): this {
    this.#words += words;
    // by its places: an iterator for each of hundreds of parts takes longer than to count
    for (let index = 0; index < of.length; index += 1) this.#votes[of[index]!]! += 1;
    return this;
  }

  /** The one that most small words are of. */
  get language(): string {
    let best = fallback;
    let most = Math.max(this.#votes[languages.indexOf(fallback)] ?? 0, fewestWords - 1);
    for (const [index, language] of languages.entries()) {
      const count = this.#votes[index]!;
      if (count > most) [best, most] = [language, count];
    }
    return most < fewestWords && this.#words >= sentence ? 'simple' : best;
  }
}

const [space, tagStart] = [' ', '<'].map((sign) => sign.charCodeAt(0)) as [number, number];

/**
 * The small words at the beginning of a text; its tags are spaces. No word becomes a string, which would take several times as
 * long.
 * @param by what each character says: of Latin texts, or of any
 */
export function votesOf(text: string, by: Uint8Array = latinDigits): Votes {
  const of: number[] = [];
  let words = 0;
  let number = 0;
  for (let at = 0, left = sample; at <= text.length && left >= 0; at += 1, left -= 1) {
    // the end, too, ends a word
    let code = at < text.length && left > 0 ? text.charCodeAt(at) : space;
    if (code === tagStart) {
      const end = text.indexOf('>', at);
      at = end === -1 ? text.length - 1 : end;
      code = space;
    }
    const digit = by[code]!;
    if (digit === otherText) return { words, of, isOther: true };
    if (digit > 0) {
      number = numberAfter(number, digit);
      continue;
    }
    if (number === 0) continue;
    words += 1;
    let slot = number & (slots - 1);
    while (numberIn[slot] !== number && numberIn[slot] !== 0) slot = (slot + 1) % slots;
    if (numberIn[slot] === number) of.push(...spokenWithIn[slot]!);
    number = 0;
  }
  return { words, of, isOther: false };
}
