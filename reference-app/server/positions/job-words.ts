import type { Posting } from '../../contract/posting.ts';
import type { Database } from '../database/database.ts';
import { vectorsOfPieces, wordAfter } from '../database/piece-vectors.ts';
import { joined, readVectors, WordCache, type KnownWords } from './known-words.ts';

/** What is between two tags, with what is between its spaces. */
type Passage = { text: string; pieces: (KnownWords | string)[] };

/** A text, in what is between its tags: words where it was met before. */
type SplitText = { configuration: string; passages: (KnownWords | Passage)[] };

/** What of a job is searched. */
export type SplitTexts = { title: SplitText; names: SplitText; prose: SplitText };

/** As the database keeps them; null = it has to find them itself. */
export type WordColumns = { title_words: string | null; words: string | null };

const leftToDatabase: WordColumns = { title_words: null, words: null };

const gap = ` ${wordAfter} `;
const placedGap = new RegExp(`'${wordAfter}':\\d+ `, 'g');
/** Longer ones are seldom met again: addresses, and scripts without spaces. */
const longestPiece = 100;
/** Of each configuration. An employer's jobs share whole sentences, too, and those are many words for one look-up. */
const piecesKept = 30_000;
const passagesKept = 5_000;
/** A vector holds no places above 16,383, and no more than 255 of one word. */
const mostPlaces = 16_000;
const mostPlacesOfWord = 250;

/** The places that a vector may have, as it writes them: putting them together is most of writing one. */
const written = Array.from({ length: mostPlaces + 1 }, (_, place) => `:${place} `);

type Met = { pieces: WordCache; passages: WordCache };

/**
 * The words of jobs as the trigger `job_search_columns` finds them, put together of the words of pieces between spaces,
 * which are asked for once. Most of what PostgreSQL does for a text is telling its words apart, and an employer's jobs
 * are written in the same words over and over.
 */
export class JobWords {
  readonly #met = new Map<string, Met>();

  /**
   * The texts of a job in pieces, as the trigger reads them; undefined where they have to be left to it.
   * @param job.description as it is stored
   */
  split(
    { title, department, businessUnit, seniority, employmentType, skills, places }: Posting,
    { language, description }: { language: string; description: string },
  ): SplitTexts | undefined {
    const named = [department, businessUnit, seniority, employmentType, skills.join(gap)];
    if (places.length > 0) named.push(places.map(({ name }) => name).join(gap));
    const names = named.filter((name) => name !== null).join(gap);
    const ofNames = `portico_${language}`;
    const texts = {
      title: this.#split(ofNames, title),
      names: this.#split(ofNames, `${gap}${names}${gap}`),
      prose: this.#split(`pg_catalog.${language}`, description),
    };
    return Object.values(texts).some(({ passages }) => passages.some(hasLongPiece)) ? undefined : texts;
  }

  /** Asks for the pieces that were not met before. */
  async learn(transaction: Database, texts: readonly SplitTexts[]): Promise<void> {
    const fresh = new Map<string, Set<string>>();
    for (const { configuration, passages } of texts.flatMap((split) => Object.values(split)))
      for (const passage of passages) {
        if (!('pieces' in passage)) continue;
        for (const piece of passage.pieces) {
          if (typeof piece !== 'string') continue;
          const asked = fresh.get(configuration) ?? new Set();
          fresh.set(configuration, asked.add(piece));
        }
      }
    const asked = [...fresh].flatMap(([configuration, pieces]) =>
      [...pieces].map((text) => ({ configuration, text })),
    );
    const vectors = await vectorsOfPieces(transaction, asked);
    for (const [index, { configuration, text }] of asked.entries()) {
      const vector = vectors[index];
      if (vector) this.#metIn(configuration).pieces.add(text, readVectors(vector));
    }
  }

  /** The words of texts that were learnt. @param texts undefined = they are left to the database */
  columnsOf(texts: SplitTexts | undefined): WordColumns {
    if (!texts) return leftToDatabase;
    const ofTitle = this.#wordsOf(texts.title);
    const ofNames = this.#wordsOf(texts.names);
    const ofProse = this.#wordsOf(texts.prose);
    if (!ofTitle || !ofNames || !ofProse || hasTooManyPlaces([...ofTitle, ...ofNames, ...ofProse]))
      return leftToDatabase;
    const title = vectorOf(ofTitle, 0);
    const names = vectorOf(ofNames, title.last);
    const prose = vectorOf(ofProse, names.last);
    const words = `${title.vector}${names.vector}${prose.vector}`.replaceAll(placedGap, '');
    return { title_words: title.vector, words };
  }

  #metIn(configuration: string): Met {
    const met = this.#met.get(configuration) ?? {
      pieces: new WordCache(piecesKept),
      passages: new WordCache(passagesKept),
    };
    this.#met.set(configuration, met);
    return met;
  }

  /** Splits as `portico_text` and the parser do, for which tags are spaces and no word goes past a space. */
  #split(configuration: string, text: string): SplitText {
    const met = this.#metIn(configuration);
    const passages = text.split(/<[^>]*>/).map((passage) => {
      const known = met.passages.get(passage);
      if (known) return known;
      const pieces: (KnownWords | string)[] = [];
      for (const piece of passage.split(/[\t\n\v\f\r ]+/))
        if (piece !== '') pieces.push(met.pieces.get(piece) ?? piece);
      return { text: passage, pieces };
    });
    return { configuration, passages };
  }

  /** @returns undefined where more was learnt at once than is kept */
  #wordsOf({ configuration, passages }: SplitText): KnownWords[] | undefined {
    const met = this.#metIn(configuration);
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
      met.passages.add(passage.text, words);
      found.push(words);
    }
    return found;
  }
}

const hasLongPiece = (passage: KnownWords | Passage): boolean =>
  'pieces' in passage &&
  passage.pieces.some((piece) => typeof piece === 'string' && piece.length > longestPiece);

/** @returns the vector of passages, which may have a word several times, and the last place in it */
function vectorOf(passages: readonly KnownWords[], after: number): { vector: string; last: number } {
  const plain = placeWords(passages, 'plain', after);
  if (passages.every((passage) => passage.plain === passage.bare)) return plain;
  const bare = placeWords(passages, 'bare', after);
  return { vector: plain.vector + bare.vector, last: Math.max(plain.last, bare.last) };
}

function placeWords(passages: readonly KnownWords[], spelling: keyof KnownWords, after: number) {
  let vector = '';
  let before = after;
  let last = after;
  for (const { [spelling]: passage } of passages) {
    const { words, places, length } = passage;
    for (let index = 0; index < words.length; index += 1) {
      const at = before + places[index]!;
      if (at > last) last = at;
      vector += words[index]! + written[at]!;
    }
    before += length;
  }
  return { vector, last };
}

/** Whether a vector could not hold all places: then what it leaves out is left to the database. */
function hasTooManyPlaces(passages: readonly KnownWords[]): boolean {
  const spellings = passages.flatMap(({ plain, bare }) => (plain === bare ? [plain] : [plain, bare]));
  const last = spellings.reduce((sum, { length }) => sum + length, 0);
  if (last <= mostPlacesOfWord) return false;
  const counts = new Map<string, number>();
  for (const word of spellings.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return last > mostPlaces || counts.values().some((count) => count > mostPlacesOfWord);
}
