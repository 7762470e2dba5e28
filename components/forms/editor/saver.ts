import type { FormDefinition } from '../definition/definition.ts';

/** What a server calls one state of a definition. */
export type DefinitionVersion = string | number;
/** What somebody else has saved meanwhile. */
export type Conflict = { readonly definition: FormDefinition; readonly version: DefinitionVersion };

export type SavingState =
  | { readonly status: 'saved' | 'waiting' | 'saving' | 'failed' }
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

const conflictIn = (error: unknown): Conflict | undefined =>
  typeof error === 'object' && error !== null && 'conflict' in error
    ? (error.conflict as Conflict)
    : undefined;

/**
 * Hands on what was changed, once it is still, and one save after the other.
 */
export const createSaver = (start: {
  definition: FormDefinition;
  version: DefinitionVersion | undefined;
}) => {
  let { definition, version } = start;
  let handlers: SaverHandlers = {};
  let saved = definition;
  let told = definition;
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: SavingState = { status: 'saved' };
  const listeners = new Set<() => void>();
  const become = (next: SavingState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const save = async (): Promise<void> => {
    const { onSave } = handlers;
    if (!onSave || isUnderWay || state.status === 'conflict') return;
    if (definition === saved) {
      become({ status: 'saved' });
      return;
    }
    const sent = definition;
    isUnderWay = true;
    become({ status: 'saving' });
    try {
      const answer = await onSave(sent, version);
      isUnderWay = false;
      saved = sent;
      if (answer) ({ version } = answer);
      if (definition === sent) become({ status: 'saved' });
      else if (timer === undefined) await save();
      else become({ status: 'waiting' });
    } catch (error) {
      isUnderWay = false;
      const conflict = conflictIn(error);
      become(conflict ? { status: 'conflict', conflict } : { status: 'failed' });
    }
  };
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    if (told !== definition) {
      told = definition;
      handlers.onChange?.(definition);
    }
    void save();
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
      if (state.status === 'saved' || state.status === 'failed') become({ status: 'waiting' });
    },
    /** Hands on at once what waits. */
    flush: () => {
      if (timer !== undefined) settle();
    },
    /** Tries again what has failed. */
    retry: () => void save(),
    /** What is here is saved over what somebody else has saved. */
    keepMine: () => {
      if (state.status !== 'conflict') return;
      ({ version } = state.conflict);
      become({ status: 'waiting' });
      void save();
    },
    /** What somebody else has saved is taken; `theirs` is what stands in the editor from now on. */
    takeTheirs: (theirs: FormDefinition) => {
      if (state.status !== 'conflict') return;
      ({ version } = state.conflict);
      saved = theirs;
      definition = theirs;
      settle();
      become({ status: 'saved' });
    },
  };
};
