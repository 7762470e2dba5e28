import { useCallback, useSyncExternalStore } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import type { Held } from './form-values.ts';

const isWithin = (path: string, around: string): boolean => path === around || path.startsWith(`${around}.`);

/**
 * What is wrong with each field, told to the fields that it changes for. One subscription for all of them: each of
 * react-hook-form's own keeps a copy of the form's state, and looks at every change of it.
 */
export class ShownErrors {
  readonly #form: UseFormReturn<Held>;
  readonly #listeners = new Map<string, Set<() => void>>();
  #stop: (() => void) | undefined;

  constructor(form: UseFormReturn<Held>) {
    this.#form = form;
  }

  of(path: string): string | undefined {
    const error = this.#form.getErrors(path) as (FieldError & { root?: FieldError }) | undefined;
    return error?.root?.message ?? error?.message;
  }

  watch(path: string, listener: () => void): () => void {
    this.#stop ??= this.#form.subscribe({
      formState: { errors: true },
      callback: ({ name }) => this.#tell(name),
    });
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

  /** @param name of the field that has changed; none for all */
  #tell(name: string | undefined): void {
    for (const [path, listeners] of this.#listeners)
      // a row that goes takes the errors of the rows after it along
      if (name === undefined || isWithin(path, name) || isWithin(name, path))
        for (const listener of listeners) listener();
  }
}

/** What is wrong with a field, as it is shown; only this field is rendered anew when it changes. */
export const useShownError = (errors: ShownErrors, path: string): string | undefined => {
  const read = () => errors.of(path);
  const watch = useCallback((listener: () => void) => errors.watch(path, listener), [errors, path]);
  return useSyncExternalStore(watch, read, read);
};
