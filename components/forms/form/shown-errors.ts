import type { UseFormReturn } from 'react-hook-form';
import { errorsOf } from '../../feedback/form-error-summary/errors-of.ts';
import type { Held } from './form-values.ts';

/**
 * What is wrong with each field, told to the fields that it changes for. One subscription for all of them, and one look at
 * all errors: each of react-hook-form's own keeps a copy of the form's state, and finds its error by a path that it takes
 * apart.
 */
export class ShownErrors {
  readonly #form: UseFormReturn<Held>;
  readonly #listeners = new Map<string, Set<() => void>>();
  #messages: ReadonlyMap<string, string> = new Map();
  #stop: (() => void) | undefined;

  constructor(form: UseFormReturn<Held>) {
    this.#form = form;
  }

  /** What is wrong with a field, or with a list as a whole. */
  of(path: string): string | undefined {
    return this.#messages.get(path);
  }

  watch(path: string, listener: () => void): () => void {
    if (!this.#stop) {
      this.#look();
      this.#stop = this.#form.subscribe({ formState: { errors: true }, callback: () => this.#look() });
    }
    const listeners = this.#listeners.get(path) ?? new Set();
    this.#listeners.set(path, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(path) === listeners) this.#listeners.delete(path);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  #look(): void {
    const before = this.#messages;
    const now = new Map(errorsOf(this.#form.getErrors()).map(({ field, message }) => [field, message]));
    this.#messages = now;
    for (const path of new Set([...before.keys(), ...now.keys()]))
      if (before.get(path) !== now.get(path)) this.#listeners.get(path)?.forEach((listener) => listener());
  }
}
