import type { Item } from '@portico/core/forms';
import { createContext, use } from 'react';
import type { EditorAction, OptionPath } from './editor-state.ts';
import type { Chosen } from './place.ts';
import { leadsInto, type Problem } from './problems.ts';
import type { EditorTexts } from './texts.ts';

/** What the controls of options know of the item that they are about. */
export type Panel = {
  place: Chosen;
  /** The item, or the section. */
  item: object;
  texts: EditorTexts;
  dispatch: (action: EditorAction) => void;
  /** The fields that a condition or a dependency may name. */
  others: readonly Item[];
  problems: readonly Problem[];
};

export const PanelContext = createContext<Panel | null>(null);

export function usePanel() {
  const panel = use(PanelContext);
  if (!panel) throw new Error('Controls of options have to stand in a panel.');
  const { place, dispatch, problems } = panel;
  return {
    ...panel,
    /** Another value, at once. */
    set: (path: OptionPath, value: unknown) => dispatch({ do: 'edit', place, path, value }),
    /** Another value, which is part of what is being typed. */
    type: (path: OptionPath, value: unknown) => dispatch({ do: 'edit', place, path, value, isTyping: true }),
    endTyping: () => dispatch({ do: 'endTyping' }),
    /** What is wrong with an option and all inside of it. */
    errorIn: (path: OptionPath) =>
      problems
        .filter((problem) => leadsInto(problem.path, path))
        .map(({ message }) => message)
        .join(' ') || undefined,
    /** What is wrong with an option itself, or with keys in it that nothing else shows. */
    errorAt: (path: OptionPath, shown: readonly string[] = []) =>
      problems
        .filter(
          (problem) =>
            leadsInto(problem.path, path) &&
            (problem.path.length === path.length ||
              (problem.path.length === path.length + 1 && !shown.includes(String(problem.path.at(-1))))),
        )
        .map(({ message }) => message)
        .join(' ') || undefined,
  };
}
