import type { ThemeDocument } from '@portico/tokens';
import { walk, type Step } from './step.ts';

/** What was done, oldest first, and what was undone, the next to redo last. */
export type History = { past: readonly Step[]; future: readonly Step[] };

export const noHistory: History = { past: [], future: [] };

/** The oldest steps go beyond this; twice what the design asks for. */
export const mostSteps = 400;

export const remember = ({ past }: History, step: Step): History => ({
  past: [...past, step].slice(-mostSteps),
  future: [],
});

type Walked = { document: ThemeDocument; history: History; step: Step };

/** The last step undone; undefined when there is none. */
export const undo = ({ past, future }: History, document: ThemeDocument): Walked | undefined => {
  const step = past.at(-1);
  if (!step) return undefined;
  const history = { past: past.slice(0, -1), future: [...future, step] };
  return { document: walk(document, step, 'before'), history, step };
};

/** The last undone step done again; undefined when there is none. */
export const redo = ({ past, future }: History, document: ThemeDocument): Walked | undefined => {
  const step = future.at(-1);
  if (!step) return undefined;
  const history = { past: [...past, step], future: future.slice(0, -1) };
  return { document: walk(document, step, 'after'), history, step };
};
