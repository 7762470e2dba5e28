import type { FieldError, UseFormReturn } from 'react-hook-form';
import type { Held } from './form-values.ts';

const isWithin = (path: string, around: string): boolean => path === around || path.startsWith(`${around}.`);

type Watcher = { path: string; listener: () => void };

/**
 * What is wrong with each field, told to the fields that it changes for. One subscription for all of them: each of
 * react-hook-form's own keeps a copy of the form's state, and looks at every change of it.
 */
export class ShownErrors {
  readonly #form: UseFormReturn<Held>;
  readonly #watchers = new Set<Watcher>();
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
    const watcher = { path, listener };
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  /** @param name of the field that has changed; none for all */
  #tell(name: string | undefined): void {
    for (const { path, listener } of this.#watchers)
      // a row that goes takes the errors of the rows after it along
      if (name === undefined || isWithin(path, name) || isWithin(name, path)) listener();
  }
}
