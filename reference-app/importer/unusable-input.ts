import type { Refusal } from './feed.ts';

/** The input as a whole cannot be taken; nothing was changed. `message` is one plain sentence for the operator. */
export class UnusableInput extends Error {
  override name = 'UnusableInput';
  /** The rows at fault, where rows are. */
  readonly refusals: readonly Refusal[];

  constructor(message: string, options: { cause?: unknown; refusals?: readonly Refusal[] } = {}) {
    super(message, { cause: options.cause });
    this.refusals = options.refusals ?? [];
  }
}
