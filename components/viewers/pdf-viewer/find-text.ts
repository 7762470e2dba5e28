/** A run of text on a page, as pdf.js tells of it. */
export type TextRun = { str: string; hasEOL: boolean };

/** A part of one run that belongs to a match. */
export type Part = { run: number; start: number; end: number };

/** Where the words that are looked for stand on a page; a match may go over several runs. */
export type Match = readonly Part[];

// as one looks for it: “Strasse” is not “Straße”, but “resume” is “Résumé”
const folded = (letter: string) => letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Finds words on a page whatever their case and accents, and wherever its lines break; in the order of the page. */
export function matchesOf(runs: readonly TextRun[], query: string): Match[] {
  const wanted = folded(query.trim()).replaceAll(/\s+/g, ' ');
  if (wanted === '') return [];
  let text = '';
  // where each letter of the text comes from
  const from: { run: number; at: number; length: number }[] = [];
  const add = (letters: string, place: (typeof from)[number]) => {
    for (const letter of letters) {
      const isSpace = /\s/.test(letter);
      // several spaces are one
      if (isSpace && text.endsWith(' ')) continue;
      text += isSpace ? ' ' : letter;
      for (let unit = 0; unit < letter.length; unit += 1) from.push(place);
    }
  };
  for (const [run, { str, hasEOL }] of runs.entries()) {
    let at = 0;
    for (const letter of str) {
      add(folded(letter), { run, at, length: letter.length });
      at += letter.length;
    }
    if (hasEOL) add(' ', { run, at, length: 0 });
  }

  const matches: Match[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const parts: Part[] = [];
    for (const { run, at: start, length } of from.slice(at, at + wanted.length)) {
      const last = parts.at(-1);
      if (last?.run === run) last.end = Math.max(last.end, start + length);
      else parts.push({ run, start, end: start + length });
    }
    matches.push(parts.filter(({ start, end }) => end > start));
  }
  return matches;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A run as HTML, with what was found in `<mark>`.
 *
 * @param current the match that people are at; its mark has `data-current`
 */
export function markedRun(str: string, run: number, matches: readonly Match[], current?: Match): string {
  let html = '';
  let at = 0;
  for (const match of matches)
    for (const { run: of, start, end } of match) {
      if (of !== run) continue;
      html += escaped(str.slice(at, start));
      html += `<mark${match === current ? ' data-current=""' : ''}>${escaped(str.slice(start, end))}</mark>`;
      at = end;
    }
  return html + escaped(str.slice(at));
}
