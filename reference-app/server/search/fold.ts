/** Accents, points and vowel signs that people leave out; signs of other scripts are letters like any other. */
const leftOut = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/g;

/** Text as it is compared: without accents, in lower case, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(leftOut, '')
    .normalize('NFKC')
    .toLowerCase()
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
