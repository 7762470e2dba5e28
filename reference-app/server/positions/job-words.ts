import type { Posting } from '../../contract/posting.ts';
import type { Database } from '../database/database.ts';
import { vectorsOfPieces, wordAfter } from '../database/piece-vectors.ts';
import { VectorArray, type Lexeme } from '../database/binary-arrays.ts';
import { eachYielding } from './each-yielding.ts';
import { joined, Lexicon, type KnownWords, type Met, type Words } from './known-words.ts';

/** What is between two tags, with what is between its spaces. */
type Passage = { text: string; pieces: (KnownWords | string)[] };

/** A text, in what is between its tags: words where it was met before. */
type SplitText = { met: Met; passages: (KnownWords | Passage)[] };

/** What of a job is searched. */
export type SplitTexts = { title: SplitText; names: SplitText; prose: SplitText };

/** By column, an array of vectors in PostgreSQL's binary format; null in it = the database has to find the words itself. */
export type WordColumns = { title_words: Buffer; words: Buffer };

const gap = ` ${wordAfter} `;
/** Longer ones are seldom met again: addresses, and scripts without spaces. */
const longestPiece = 100;
/** What is longer than a paragraph is seldom met again, too, and is much to keep. */
const longestPassage = 1_000;
/** A vector holds no places above 16,383, and no more than 255 of one word. */
const mostPlaces = 16_000;
const mostPlacesOfWord = 250;

const bytesOfTitle = 100;
const bytesOfWords = 1_500;

/**
 * The words of jobs as the trigger `job_search_columns` finds them, put together of the words of pieces between spaces,
 * which are asked for once. Most of what PostgreSQL does for a text is telling its words apart, and an employer's jobs
 * are written in the same words over and over.
 */
export class JobWords {
  #lexicon = new Lexicon();

  /**
   * The texts of a job in pieces, as the trigger reads them; undefined where they have to be left to it.
   * @param job.description as it is stored
   */
  split(
    { title, department, businessUnit, seniority, employmentType, skills, places }: Posting,
    { language, description }: { language: string; description: string },
  ): SplitTexts | undefined {
    // what was split before goes on with the words that it has met
    if (this.#lexicon.isFull) this.#lexicon = new Lexicon();
    const named = [department, businessUnit, seniority, employmentType, skills.join(gap)];
    if (places.length > 0) named.push(places.map(({ name }) => name).join(gap));
    const names = named.filter((name) => name !== null).join(gap);
    const ofNames = this.#lexicon.in(`portico_${language}`);
    const texts = {
      title: split(ofNames, title),
      names: split(ofNames, `${gap}${names}${gap}`),
      prose: split(this.#lexicon.in(`pg_catalog.${language}`), description),
    };
    return Object.values(texts).some(({ passages }) => passages.some(hasLongPiece)) ? undefined : texts;
  }

  /** Asks for the pieces that were not met before. */
  async learn(transaction: Database, jobs: readonly (SplitTexts | undefined)[]): Promise<void> {
    const fresh = new Map<Met, Set<string>>();
    for (const { met, passages } of jobs.flatMap((texts) => (texts ? Object.values(texts) : [])))
      for (const passage of passages) {
        if (!('pieces' in passage)) continue;
        for (const piece of passage.pieces) {
          if (typeof piece !== 'string') continue;
          const asked = fresh.get(met) ?? new Set();
          fresh.set(met, asked.add(piece));
        }
      }
    const asked = [...fresh].flatMap(([met, pieces]) => [...pieces].map((text) => ({ met, text })));
    const vectors = await vectorsOfPieces(
      transaction,
      asked.map(({ met, text }) => ({ configuration: met.configuration, text })),
    );
    for (const [index, { met, text }] of asked.entries()) {
      const vector = vectors[index];
      if (vector) met.pieces.add(text, met.lexicon.read(vector));
    }
  }

  /** The words of jobs that were learnt. @param jobs undefined = those of this one are left to the database */
  async columnsOf(jobs: readonly (SplitTexts | undefined)[]): Promise<WordColumns> {
    const titles = new VectorArray(jobs.length * bytesOfTitle);
    const words = new VectorArray(jobs.length * bytesOfWords);
    await eachYielding(jobs, (texts) => addWords(texts, { titles, words }));
    return { title_words: titles.toBuffer(), words: words.toBuffer() };
  }
}

/** Splits as `portico_text` and the parser do, for which tags are spaces and no word goes past a space. */
function split(met: Met, text: string): SplitText {
  const passages: (KnownWords | Passage)[] = [];
  for (const passage of text.split(/<[^>]*>/)) {
    // half of them, where one tag follows another
    if (passage === '') continue;
    const known = met.passages.get(passage);
    if (known) {
      passages.push(known);
      continue;
    }
    const pieces: (KnownWords | string)[] = [];
    for (const piece of passage.split(/[\t\n\v\f\r ]+/))
      if (piece !== '') pieces.push(met.pieces.get(piece) ?? piece);
    passages.push({ text: passage, pieces });
  }
  return { met, passages };
}

/** @returns undefined where more was learnt at once than is kept */
function wordsOf({ met, passages }: SplitText): KnownWords[] | undefined {
  const found: KnownWords[] = [];
  for (const passage of passages) {
    if (!('pieces' in passage)) {
      found.push(passage);
      continue;
    }
    const pieces: KnownWords[] = [];
    for (const piece of passage.pieces) {
      const words = typeof piece === 'string' ? met.pieces.get(piece) : piece;
      if (!words) return undefined;
      pieces.push(words);
    }
    const words = joined(pieces);
    if (passage.text.length <= longestPassage) met.passages.add(passage.text, words);
    found.push(words);
  }
  return found;
}

function addWords(
  texts: SplitTexts | undefined,
  { titles, words }: { titles: VectorArray; words: VectorArray },
): void {
  const title = texts && wordsOf(texts.title);
  const names = texts && wordsOf(texts.names);
  const prose = texts && wordsOf(texts.prose);
  if (!title || !names || !prose) {
    titles.add(null);
    words.add(null);
    return;
  }
  const placed: Lexeme[] = [];
  const afterTitle = place(title, { after: 0, placed });
  titles.add(placed);
  const afterNames = place(names, { after: afterTitle, placed });
  const last = place(prose, { after: afterNames, placed });
  const isTooLong = last > mostPlaces || placed.some(({ count }) => count > mostPlacesOfWord);
  // it is the first of the names
  const gaps = placed.splice(
    placed.findIndex(({ text }) => text === wordAfter),
    1,
  );
  words.add(isTooLong ? null : placed);
  for (const word of [...placed, ...gaps]) word.count = 0;
}

const hasLongPiece = (passage: KnownWords | Passage): boolean =>
  'pieces' in passage &&
  passage.pieces.some((piece) => typeof piece === 'string' && piece.length > longestPiece);

/** Adds the words of passages to those that are placed. @returns the last place that one has, or `after` */
function place(
  passages: readonly KnownWords[],
  { after, placed }: { after: number; placed: Lexeme[] },
): number {
  let last = after;
  let plainAfter = after;
  let bareAfter = after;
  for (const { plain, bare } of passages) {
    last = Math.max(last, placeWords(plain, { after: plainAfter, placed }));
    // both in the same places
    if (bare !== plain || bareAfter !== plainAfter)
      last = Math.max(last, placeWords(bare, { after: bareAfter, placed }));
    plainAfter += plain.length;
    bareAfter += bare.length;
  }
  return last;
}

function placeWords(
  { words, places }: Words,
  { after, placed }: { after: number; placed: Lexeme[] },
): number {
  let last = after;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    const at = after + places[index]!;
    if (at > last) last = at;
    if (word.count === 0) placed.push(word);
    word.places[word.count] = at;
    word.count += 1;
  }
  return last;
}
