import type { Posting } from '../../../contract/posting.ts';
import type { Database } from '../../database/database.ts';
import { wordAfter } from '../../database/piece-vectors.ts';
import { VectorArray } from '../../database/binary-arrays.ts';
import { eachYielding } from '../each-yielding.ts';
import { languageOf } from '../language.ts';
import { Lexicon } from './lexicon.ts';
import type { PieceWords } from './piece-words.ts';
import { PlacedWords } from './placed-words.ts';

/** What of a job is searched, in the pieces of a lexicon. */
export type SplitTexts = Readonly<
  Record<'title' | 'names' | 'prose', Int32Array> & {
    lexicon: Lexicon;
    ofNames: PieceWords;
    ofProse: PieceWords;
  }
>;

/** By column, an array of vectors in PostgreSQL's binary format; null in it = the database has to find the words itself. */
export type WordColumns = { title_words: Buffer; words: Buffer };

const gap = ` ${wordAfter} `;
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
  #learnt = Promise.resolve();
  readonly #placed = new PlacedWords();

  /**
   * The language of a job, and its texts in pieces, as the trigger reads them; these are undefined where they have to be left to it.
   * @param job.description as it is stored
   */
  split({
    title,
    department,
    businessUnit,
    seniority,
    employmentType,
    skills,
    places,
    description,
  }: Posting): { language: string; texts: SplitTexts | undefined } {
    const named = [department, businessUnit, seniority, employmentType, skills.join(gap)];
    if (places.length > 0) named.push(places.map(({ name }) => name).join(gap));
    const lexicon = this.#lexicon;
    const { pieces, languages } = lexicon;
    const titleIn = pieces.in(title);
    const names = pieces.in(`${gap}${named.filter((name) => name !== null).join(gap)}${gap}`);
    const prose = pieces.in(description);
    const language =
      (titleIn && prose && languages.of([titleIn, prose])) ?? languageOf({ title, description });
    if (!titleIn || !names || !prose) return { language, texts: undefined };
    const ofNames = lexicon.in(`portico_${language}`);
    const ofProse = lexicon.in(`pg_catalog.${language}`);
    ofNames.meet(titleIn, pieces);
    ofNames.meet(names, pieces);
    ofProse.meet(prose, pieces);
    return { language, texts: { title: titleIn, names, prose, lexicon, ofNames, ofProse } };
  }

  /** Asks for the pieces that were met for the first time. @returns when they are known, and all that were met before */
  learn(transaction: Database): Promise<void> {
    const before = this.#learnt;
    this.#learnt = this.#lexicon.learn(transaction).then(() => before);
    // what was split before goes on with the words that it has met
    if (this.#lexicon.isFull) this.#lexicon = new Lexicon();
    return this.#learnt;
  }

  /** The words of jobs that were learnt. @param jobs undefined = those of this one are left to the database */
  async columnsOf(jobs: readonly (SplitTexts | undefined)[]): Promise<WordColumns> {
    const titles = new VectorArray(jobs.length * bytesOfTitle);
    const words = new VectorArray(jobs.length * bytesOfWords);
    await eachYielding(jobs, (texts) => this.#addWords(texts, { titles, words }));
    return { title_words: titles.toBuffer(), words: words.toBuffer() };
  }

  #addWords(
    texts: SplitTexts | undefined,
    { titles, words }: { titles: VectorArray; words: VectorArray },
  ): void {
    if (!texts) {
      titles.addNull();
      words.addNull();
      return;
    }
    const placed = this.#placed;
    const { lexemes } = texts.lexicon;
    placed.begin(lexemes);
    placed.add(texts.title, texts.ofNames);
    if (isTooMuch(placed)) titles.addNull();
    else placed.writeTo(titles, lexemes);
    placed.add(texts.names, texts.ofNames);
    placed.add(texts.prose, texts.ofProse);
    if (isTooMuch(placed)) words.addNull();
    else placed.writeTo(words, lexemes, lexemes.numberOf(wordAfter));
  }
}

const isTooMuch = ({ last, most }: PlacedWords): boolean => last > mostPlaces || most > mostPlacesOfWord;
