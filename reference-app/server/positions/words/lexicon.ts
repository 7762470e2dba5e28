import type { Database } from '../../database/database.ts';
import { vectorsOfPieces, wordAfter } from '../../database/piece-vectors.ts';
import { Lexemes } from './lexemes.ts';
import { PieceLanguages } from './piece-languages.ts';
import { PieceWords, type Words } from './piece-words.ts';
import { Pieces } from './pieces.ts';

/** As many as are worth their memory. */
const lexemesKept = 40_000;
const piecesKept = 60_000;

/** What was met before in texts: the words of their pieces, and the languages that these are of. */
export class Lexicon {
  readonly lexemes = new Lexemes();
  readonly pieces = new Pieces();
  readonly languages = new PieceLanguages(this.pieces);
  /** By the configuration that their texts are read by. */
  readonly #words = new Map<string, PieceWords>();

  get isFull(): boolean {
    const met = this.#words.values().reduce((sum, { size }) => sum + size, 0);
    return Math.max(met, this.pieces.size) >= piecesKept || this.lexemes.size >= lexemesKept;
  }

  in(configuration: string): PieceWords {
    const known = this.#words.get(configuration);
    if (known) return known;
    const words = new PieceWords();
    this.#words.set(configuration, words);
    return words;
  }

  /** Asks for the words of the pieces that were met for the first time since this was asked. */
  async learn(transaction: Database): Promise<void> {
    const asked = [...this.#words].flatMap(([configuration, words]) =>
      words
        .takeFresh()
        .map((piece) => ({ piece, text: this.pieces.textOf(piece), configuration, pieceWords: words })),
    );
    const vectors = await vectorsOfPieces(transaction, asked);
    for (const [index, { plain, bare }] of vectors.entries()) {
      const { pieceWords, piece } = asked[index]!;
      const words = this.#wordsIn(plain);
      pieceWords.tell(piece, { plain: words, bare: bare === null ? words : this.#wordsIn(bare) });
    }
  }

  /** Reads a vector as PostgreSQL writes it, which ends in `wordAfter`. */
  #wordsIn(vector: string): Words {
    const entries = [...vector.matchAll(/'((?:[^']|'')+)':([\d,]+)/g)].flatMap(([, word = '', places = '']) =>
      places.split(',').map((place) => ({ text: word, place: Number(place) })),
    );
    const end = Math.max(...entries.flatMap(({ text, place }) => (text === wordAfter ? [place] : [])));
    return {
      placed: entries.flatMap(({ text, place }) =>
        place < end
          ? [{ word: this.lexemes.numberOf(text.replaceAll(/''|\\\\/g, ([sign = '']) => sign)), place }]
          : [],
      ),
      length: end - 1,
    };
  }
}
