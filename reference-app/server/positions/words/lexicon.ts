import type { Database } from '../../database/database.ts';
import { vectorsOfPieces, wordAfter } from '../../database/piece-vectors.ts';
import { Lexemes } from './lexemes.ts';
import { Pieces, type Words } from './pieces.ts';

/** As many as are worth their memory. */
const lexemesKept = 40_000;
const piecesKept = 60_000;

/** What was met before in texts: the words of their pieces. */
export class Lexicon {
  readonly lexemes = new Lexemes();
  /** By the configuration that their texts are read by. */
  readonly #pieces = new Map<string, Pieces>();

  get isFull(): boolean {
    const pieces = this.#pieces.values().reduce((sum, { size }) => sum + size, 0);
    return pieces >= piecesKept || this.lexemes.size >= lexemesKept;
  }

  in(configuration: string): Pieces {
    const known = this.#pieces.get(configuration);
    if (known) return known;
    const pieces = new Pieces();
    this.#pieces.set(configuration, pieces);
    return pieces;
  }

  /** Asks for the words of the pieces that were met for the first time since this was asked. */
  async learn(transaction: Database): Promise<void> {
    const asked = [...this.#pieces].flatMap(([configuration, pieces]) =>
      pieces.takeFresh().map((fresh) => ({ ...fresh, configuration, pieces })),
    );
    const vectors = await vectorsOfPieces(transaction, asked);
    for (const [index, { plain, bare }] of vectors.entries()) {
      const { pieces, piece } = asked[index]!;
      const words = this.#wordsIn(plain);
      pieces.tell(piece, { plain: words, bare: bare === null ? words : this.#wordsIn(bare) });
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
