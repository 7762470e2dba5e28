import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { wordsOf } from '../search/fold.ts';

/** The vocabulary of an employer's titles, by which mistyped queries are corrected. */
export class TitleWords {
  readonly #known: Set<string>;
  #fresh: string[] = [];

  private constructor(known: Set<string>) {
    this.#known = known;
  }

  static async load(transaction: Database, scope: EmployerScope): Promise<TitleWords> {
    const rows = await forEmployer(transaction, scope).selectFrom('title_word').select('word').execute();
    return new TitleWords(new Set(rows.map((row) => row.word)));
  }

  add(title: string): void {
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
