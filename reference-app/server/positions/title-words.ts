import { wordsOf } from '@portico/core/text';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

const titlesKept = 10_000;

/** The vocabulary of an employer's titles, by which mistyped queries are corrected. */
export class TitleWords {
  readonly #known: Set<string>;
  #fresh: string[] = [];
  /** Whose words are known: many jobs have the same title, and folding one takes longer than finding it here. */
  readonly #titles = new Set<string>();

  private constructor(known: Set<string>) {
    this.#known = known;
  }

  static async load(transaction: Database, scope: EmployerScope): Promise<TitleWords> {
    const rows = await forEmployer(transaction, scope).selectFrom('title_word').select('word').execute();
    return new TitleWords(new Set(rows.map((row) => row.word)));
  }

  add(title: string): void {
    if (this.#titles.has(title)) return;
    if (this.#titles.size >= titlesKept) this.#titles.clear();
    this.#titles.add(title);
    for (const word of wordsOf(title)) {
      if (this.#known.has(word)) continue;
      this.#known.add(word);
      this.#fresh.push(word);
    }
  }

  /** Writes the words added since the last time. */
  async save(transaction: Database, scope: EmployerScope): Promise<void> {
    const fresh = this.#fresh;
    this.#fresh = [];
    if (fresh.length === 0) return;
    await forEmployer(transaction, scope)
      .insertInto('title_word')
      .values(fresh.map((word) => ({ word })))
      .execute();
  }
}
