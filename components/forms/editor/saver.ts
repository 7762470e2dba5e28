import type { FormDefinition } from '@portico/core/forms';
import { isForm } from './definition-text.ts';
import { isSame } from './differences.ts';

/** What a server calls one state of a definition. */
export type DefinitionVersion = string | number;
/** What somebody else has saved meanwhile. */
export type Conflict = { readonly definition: FormDefinition; readonly version: DefinitionVersion };

export type SavingState =
  | {
      readonly status: 'saved' | 'waiting' | 'saving' | 'failed';
      /** The last try has failed; what is here is not saved since. */
      readonly hasFailed?: true;
    }
  | { readonly status: 'conflict'; readonly conflict: Conflict };

export type SaverHandlers = {
  onChange?: (definition: FormDefinition) => void;
  onSave?: (
    definition: FormDefinition,
    version: DefinitionVersion | undefined,
  ) => Promise<{ version: DefinitionVersion } | void>;
};

/** How long changes have to be still before they are handed on, in ms. */
const pause = 300;
/** After how long a failed save is tried again, in ms: at first, and at most. */
const [firstRetry, lastRetry] = [2000, 60_000];

/** Only one that can be shown beside what is here. */
function conflictIn(error: unknown): Conflict | undefined {
  if (typeof error !== 'object' || error === null || !('conflict' in error)) return undefined;
  const conflict = error.conflict as Partial<Conflict> | null | undefined;
  return isForm(conflict?.definition) ? (conflict as Conflict) : undefined;
}

type Start = { definition: FormDefinition; version: DefinitionVersion | undefined };

/**
 * Hands on what was changed, once it is still, and one save after the other. What fails is tried again by itself, less and
 * less often.
 */
export class Saver {
  #definition: FormDefinition;
  #version: DefinitionVersion | undefined;
  #handlers: SaverHandlers = {};
  // nothing of what is here, once people have decided over what the server has
  #saved: FormDefinition | undefined;
  #told: FormDefinition;
  #isUnderWay = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #wait = firstRetry;
  #isAttended = false;
  // what has been sent since the last answer; any of it may have arrived
  readonly #sentOnes = new Set<FormDefinition>();
  #state: SavingState = { status: 'saved' };
  readonly #listeners = new Set<() => void>();

  constructor({ definition, version }: Start) {
    this.#definition = definition;
    this.#version = version;
    this.#saved = definition;
    this.#told = definition;
  }

  readonly state = (): SavingState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Who is told from now on. */
  tell(next: SaverHandlers): void {
    this.#handlers = next;
  }

  /** There is another definition. */
  change(next: FormDefinition): void {
    if (next === this.#definition) return;
    this.#definition = next;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), pause);
    if (this.#state.status === 'saved' || this.#state.status === 'failed') this.#goOn('waiting');
  }

  /** Somebody is there to wait for what is tried again. Answers how they go: what waits or has failed is saved at once. */
  attend(): () => void {
    this.#isAttended = true;
    return () => {
      this.#isAttended = false;
      clearTimeout(this.#again);
      if (this.#timer !== undefined) this.#settle();
      else this.retry();
    };
  }

  /** Tries again what has failed. */
  readonly retry = (): void => {
    if (this.#state.status === 'failed') void this.#save();
  };

  /** What is here is saved over what somebody else has saved. */
  keepMine(): void {
    if (this.#state.status !== 'conflict') return;
    this.#version = this.#state.conflict.version;
    this.#saved = undefined;
    this.#become({ status: 'waiting' });
    void this.#save();
  }

  /** What somebody else has saved is taken; `theirs` is what stands in the editor from now on. */
  takeTheirs(theirs: FormDefinition): void {
    if (this.#state.status !== 'conflict') return;
    this.#version = this.#state.conflict.version;
    this.#saved = theirs;
    this.#definition = theirs;
    this.#become({ status: 'saved' });
    this.#settle();
  }

  #become(next: SavingState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #goOn(status: 'waiting' | 'saving'): void {
    this.#become('hasFailed' in this.#state ? { status, hasFailed: true } : { status });
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // first, since what the app does about a change may throw
    void this.#save();
    if (this.#told === this.#definition) return;
    this.#told = this.#definition;
    this.#handlers.onChange?.(this.#definition);
  }

  async #save(): Promise<void> {
    const { onSave } = this.#handlers;
    if (!onSave || this.#isUnderWay || this.#state.status === 'conflict') return;
    clearTimeout(this.#again);
    const sent = this.#definition;
    if (sent === this.#saved) {
      this.#become({ status: 'saved' });
      return;
    }
    this.#sentOnes.add(sent);
    this.#isUnderWay = true;
    this.#goOn('saving');
    let arrived: FormDefinition | undefined = sent;
    let answer: { version: DefinitionVersion } | void;
    try {
      answer = await onSave(sent, this.#version);
    } catch (error) {
      this.#isUnderWay = false;
      const conflict = conflictIn(error);
      // nobody else's where it is one of ours whose answer was lost
      arrived = conflict && [...this.#sentOnes].find((one) => isSame(one, conflict.definition));
      if (!arrived) {
        this.#fail(conflict);
        return;
      }
      answer = conflict;
    }
    this.#isUnderWay = false;
    this.#saved = arrived;
    this.#sentOnes.clear();
    this.#wait = firstRetry;
    if (answer) this.#version = answer.version;
    this.#become({ status: this.#definition === this.#saved ? 'saved' : 'waiting' });
    if (this.#definition !== this.#saved && this.#timer === undefined) await this.#save();
  }

  #fail(conflict: Conflict | undefined): void {
    this.#become(conflict ? { status: 'conflict', conflict } : { status: 'failed', hasFailed: true });
    if (conflict || !this.#isAttended) return;
    this.#again = setTimeout(() => void this.#save(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, lastRetry);
  }
}
