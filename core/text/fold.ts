/** Accents, points and vowel signs that people leave out, and what nobody sees; signs of other scripts are letters like any other. */
const leftOut =
  /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640\u00ad\u180e\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Letters that no accent makes, as PostgreSQL's `unaccent` writes them: people look for Łódź as Lodz. */
const plainly: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  ß: 'ss',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'q',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ŧ: 't',
  ƀ: 'b',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ƒ: 'f',
  ǥ: 'g',
  ɨ: 'i',
  ƙ: 'k',
  ɲ: 'n',
  ʉ: 'u',
  ƴ: 'y',
};
const letters = new RegExp(`[${Object.keys(plainly).join('')}]`, 'g');

/** Text as it is compared: without accents, in lower case, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(leftOut, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(letters, (letter) => plainly[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The words of a text, folded, with the signs that tell C++ and C# from C. */
export function signedWordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+[+#]*/gu) ?? [];
}
