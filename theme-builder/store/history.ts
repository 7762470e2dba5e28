import type { SectionId, ThemeDocument } from '@portico/tokens';
import { isClosedStep } from './lockable-places.ts';
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

/** The next step of the past to undo, or of the future to redo, as far as parts of the theme are closed. */
export type NextStep = {
  /** Undefined when there is none that could be walked. */
  step: Step | undefined;
  /** Those that would come first and are wholly closed: they wait where they are, and others go around them. */
  passed: readonly Step[];
};

export function nextStep(steps: readonly Step[], closed: ReadonlySet<SectionId>): NextStep {
  const index = steps.findLastIndex((step) => !isClosedStep(step, closed));
  return { step: steps[index], passed: steps.slice(index + 1).toReversed() };
}

type Walked = { document: ThemeDocument; history: History; step: Step };

const without = (steps: readonly Step[], step: Step) => steps.filter((each) => each !== step);

/** A step of the past undone. */
export function undo({ past, future }: History, document: ThemeDocument, step: Step): Walked {
  const history = { past: without(past, step), future: [...future, step] };
  return { document: walk(document, step, 'before'), history, step };
}

/** A step of the future done again. */
export function redo({ past, future }: History, document: ThemeDocument, step: Step): Walked {
  const history = { past: [...past, step], future: without(future, step) };
  return { document: walk(document, step, 'after'), history, step };
}
