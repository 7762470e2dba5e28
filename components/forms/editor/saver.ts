import type { FormDefinition } from '../definition/definition.ts';
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

/**
 * Hands on what was changed, once it is still, and one save after the other. What fails is tried again by itself, less and
 * less often.
 */
export function createSaver(start: { definition: FormDefinition; version: DefinitionVersion | undefined }) {
  let { definition, version } = start;
  let handlers: SaverHandlers = {};
  // nothing of what is here, once people have decided over what the server has
  let saved: FormDefinition | undefined = definition;
  let told = definition;
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let wait = firstRetry;
  let isAttended = false;
  // what has been sent since the last answer; any of it may have arrived
  const sentOnes = new Set<FormDefinition>();
  let state: SavingState = { status: 'saved' };
  const listeners = new Set<() => void>();
  const become = (next: SavingState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const goOn = (status: 'waiting' | 'saving') =>
    become('hasFailed' in state ? { status, hasFailed: true } : { status });

  const save = async (): Promise<void> => {
    const { onSave } = handlers;
    if (!onSave || isUnderWay || state.status === 'conflict') return;
    clearTimeout(again);
    if (definition === saved) {
      become({ status: 'saved' });
      return;
    }
    const sent = definition;
    sentOnes.add(sent);
    isUnderWay = true;
    goOn('saving');
    let arrived: FormDefinition | undefined = sent;
    let answer: { version: DefinitionVersion } | void;
    try {
      answer = await onSave(sent, version);
    } catch (error) {
      isUnderWay = false;
      const conflict = conflictIn(error);
      // nobody else's where it is one of ours whose answer was lost
      arrived = conflict && [...sentOnes].find((one) => isSame(one, conflict.definition));
      if (!arrived) {
        become(conflict ? { status: 'conflict', conflict } : { status: 'failed', hasFailed: true });
        if (conflict || !isAttended) return;
        again = setTimeout(() => void save(), wait);
        wait = Math.min(wait * 2, lastRetry);
        return;
      }
      answer = conflict;
    }
    isUnderWay = false;
    saved = arrived;
    sentOnes.clear();
    wait = firstRetry;
    if (answer) ({ version } = answer);
    become({ status: definition === saved ? 'saved' : 'waiting' });
    if (definition !== saved && timer === undefined) await save();
  };
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    // first, since what the app does about a change may throw
    void save();
    if (told === definition) return;
    told = definition;
    handlers.onChange?.(definition);
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Who is told from now on. */
    tell: (next: SaverHandlers) => {
      handlers = next;
    },
    /** There is another definition. */
    change: (next: FormDefinition) => {
      if (next === definition) return;
      definition = next;
      clearTimeout(timer);
      timer = setTimeout(settle, pause);
      if (state.status === 'saved' || state.status === 'failed') goOn('waiting');
    },
    /** Somebody is there to wait for what is tried again. Answers how they go: what waits or has failed is saved at once. */
    attend: () => {
      isAttended = true;
      return () => {
        isAttended = false;
        clearTimeout(again);
        if (timer !== undefined) settle();
        else if (state.status === 'failed') void save();
      };
    },
    /** Tries again what has failed. */
    retry: () => {
      if (state.status === 'failed') void save();
    },
    /** What is here is saved over what somebody else has saved. */
    keepMine: () => {
      if (state.status !== 'conflict') return;
      ({ version } = state.conflict);
      saved = undefined;
      become({ status: 'waiting' });
      void save();
    },
    /** What somebody else has saved is taken; `theirs` is what stands in the editor from now on. */
    takeTheirs: (theirs: FormDefinition) => {
      if (state.status !== 'conflict') return;
      ({ version } = state.conflict);
      saved = theirs;
      definition = theirs;
      become({ status: 'saved' });
      settle();
    },
  };
}
