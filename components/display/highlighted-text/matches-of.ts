const partOfWord = /[\p{L}\p{M}\p{N}]/u;
/** These scripts put no spaces between words, so that a word may begin anywhere. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const fold = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A text without case and accents, and where in the text each of what is left comes from. */
function folded(text: string) {
  let plain = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    const end = at + character.length;
    // an accent that stands by itself belongs to the letter before it
    if (part === '' && ends.length > 0) ends[ends.length - 1] = end;
    plain += part;
    for (let index = 0; index < part.length; index += 1) {
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { plain, starts, ends };
}

/**
 * Where the words of a query stand in a text, at the beginnings of its words, whatever their case and accents.
 *
 * @returns from and to, in order, without overlaps
 */
export function matchesOf(text: string, query: string): readonly (readonly [from: number, to: number])[] {
  const words = fold(query)
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean);
  const { plain, starts, ends } = folded(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) {
      const before = plain.slice(0, at).at(-1) ?? '';
      if (!partOfWord.test(before) || withoutSpaces.test(before))
        found.push([starts[at] ?? 0, ends[at + word.length - 1] ?? 0]);
    }
  }
  const merged: [number, number][] = [];
  for (const [from, to] of found.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
