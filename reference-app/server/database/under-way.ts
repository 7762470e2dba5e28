/**
 * Statements that were sent before the ones ahead of them were answered. None may be left when their transaction ends: it
 * would be carried out after it.
 */
export class UnderWay {
  readonly #answers = new Set<Promise<unknown>>();
  readonly #failures: unknown[] = [];

  /** @returns the same, whose failure may be heard of later */
  add<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.#answers.add(answer);
    answer.then(
      () => this.#answers.delete(answer),
      (error: unknown) => {
        this.#answers.delete(answer);
        this.#failures.push(error);
      },
    );
    return answer;
  }

  /** @throws what failed first: others then fail because of it, and their messages do not say why */
  async end(): Promise<void> {
    // an answer may have led to others
    while (this.#answers.size > 0) await Promise.allSettled(this.#answers);
    const [first] = this.#failures;
    if (first !== undefined) throw first;
  }
}
