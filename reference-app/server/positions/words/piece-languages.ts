import { LanguageVote, votesOf, type Votes } from '../language.ts';
import type { Pieces } from './pieces.ts';

/** Pieces of a text that are looked at: the beginning tells. */
const sample = 400;

/** What most pieces say, which share it. */
const oneWord: Votes = { words: 1, of: [], isOther: false };

/** What the pieces of texts tell of their language: each is looked at once, however often it is met. */
export class PieceLanguages {
  readonly #pieces: Pieces;
  /** By piece, as far as it was met. */
  readonly #votes: Votes[] = [];

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
  }

  /** The language of texts of these pieces; undefined where some of their letters are no Latin ones. */
  of(texts: readonly Int32Array[]): string | undefined {
    for (let piece = this.#votes.length; piece < this.#pieces.size; piece += 1) {
      const votes = votesOf(this.#pieces.textOf(piece));
      const isWord = votes.words === 1 && votes.of.length === 0 && !votes.isOther;
      this.#votes.push(isWord ? oneWord : votes);
    }
    const vote = new LanguageVote();
    for (const text of texts)
      for (let index = 0; index < text.length && index < sample; index += 1) {
        const votes = this.#votes[text[index]!]!;
        if (votes.isOther) return undefined;
        vote.add(votes);
      }
    return vote.language;
  }
}
