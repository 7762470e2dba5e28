import type { Posting } from '../../contract/posting.ts';
import type { Database } from '../database/database.ts';
import { vectorsOfPieces, wordAfter } from '../database/piece-vectors.ts';
import { KnownPieces, type PieceWords } from './piece-words.ts';

/** A text, in what is between its spaces: words where they were met before. */
type SplitText = { configuration: string; pieces: (PieceWords | string)[] };

/** What of a job is searched. */
export type SplitTexts = { title: SplitText; names: SplitText; prose: SplitText };

/** As the database keeps them; null = it has to find them itself. */
export type WordColumns = { title_words: string | null; words: string | null };

const leftToDatabase: WordColumns = { title_words: null, words: null };

const gap = ` ${wordAfter} `;
const placedGap = new RegExp(`'${wordAfter}':\\d+ `, 'g');
/** Longer ones are seldom met again: addresses, and scripts without spaces. */
const longestPiece = 100;
/** A vector holds no places above 16,383, and no more than 255 of one word. */
const mostPlaces = 16_000;
const mostPlacesOfWord = 250;

/**
 * The words of jobs as the trigger `job_search_columns` finds them, put together of the words of pieces between spaces,
 * which are asked for once. Most of what PostgreSQL does for a text is telling its words apart, and an employer's jobs
 * are written in the same words over and over.
 */
export class JobWords {
  readonly #known = new Map<string, KnownPieces>();

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
    return Object.values(texts).some(({ pieces }) => pieces.some(isLong)) ? undefined : texts;
  }

  /** Asks for the pieces that were not met before. */
  async learn(transaction: Database, texts: readonly SplitTexts[]): Promise<void> {
    const fresh = new Map<string, Set<string>>();
    for (const { configuration, pieces } of texts.flatMap((split) => Object.values(split)))
      for (const piece of pieces) {
        if (typeof piece !== 'string') continue;
        const asked = fresh.get(configuration) ?? new Set();
        fresh.set(configuration, asked.add(piece));
      }
    const asked = [...fresh].flatMap(([configuration, pieces]) =>
      [...pieces].map((text) => ({ configuration, text })),
    );
    const vectors = await vectorsOfPieces(transaction, asked);
    for (const [index, { configuration, text }] of asked.entries()) {
      const vector = vectors[index];
      if (vector) this.#of(configuration).add(text, vector);
    }
  }

  /** The words of texts that were learnt. @param texts undefined = they are left to the database */
  columnsOf(texts: SplitTexts | undefined): WordColumns {
    if (!texts) return leftToDatabase;
    const title = this.#place(texts.title, 0);
    const names = this.#place(texts.names, title.last);
    const prose = this.#place(texts.prose, names.last);
    const words = `${title.vector}${names.vector}${prose.vector}`;
    if (prose.last > mostPlaces || (prose.last > mostPlacesOfWord && hasTooManyPlaces(words)))
      return leftToDatabase;
    return { title_words: title.vector, words: words.replaceAll(placedGap, '') };
  }

  #of(configuration: string): KnownPieces {
    const known = this.#known.get(configuration) ?? new KnownPieces();
    this.#known.set(configuration, known);
    return known;
  }

  /** Splits as `portico_text` and the parser do, for which tags are spaces and no word goes past a space. */
  #split(configuration: string, text: string): SplitText {
    const known = this.#of(configuration);
    const pieces: (PieceWords | string)[] = [];
    for (const piece of text.replace(/<[^>]*>/g, ' ').split(/[\t\n\v\f\r ]+/))
      if (piece !== '') pieces.push(known.get(piece) ?? piece);
    return { configuration, pieces };
  }

  /** @returns the vector, which may have a word several times, and the last place in it */
  #place({ configuration, pieces }: SplitText, after: number): { vector: string; last: number } {
    const known = this.#of(configuration);
    const words = pieces.map((piece) => {
      const found = typeof piece === 'string' ? known.get(piece) : piece;
      if (!found) throw new Error(`The words of "${piece}" are not known.`);
      return found;
    });
    const plain = placeWords(words, 'plain', after);
    if (words.every((piece) => piece.plain === piece.bare)) return plain;
    // without accents a text may have more words, or fewer: its places are counted from its beginning
    const bare = placeWords(words, 'bare', after);
    return { vector: plain.vector + bare.vector, last: Math.max(plain.last, bare.last) };
  }
}

const isLong = (piece: PieceWords | string): boolean =>
  typeof piece === 'string' && piece.length > longestPiece;

function placeWords(words: readonly PieceWords[], spelling: keyof PieceWords, after: number) {
  let vector = '';
  let before = after;
  let last = after;
  for (const { [spelling]: piece } of words) {
    for (const [word, place] of piece.entries) {
      last = Math.max(last, before + place);
      vector += `${word}:${before + place} `;
    }
    before += piece.length;
  }
  return { vector, last };
}

function hasTooManyPlaces(vector: string): boolean {
  const places = Map.groupBy(vector.match(/'(?:[^']|'')+'/g) ?? [], (word) => word);
  return places.values().some(({ length }) => length > mostPlacesOfWord);
}
