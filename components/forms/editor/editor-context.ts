import type { FieldType } from '@portico/core/forms';
import { createContext, use } from 'react';
import type { EditorAction, EditorState } from './editor-state.ts';
import type { Chosen, Place } from './place.ts';
import type { Problem } from './problems.ts';
import type { EditorTexts } from './texts.ts';

/** What people do in an editor: each is announced, and the focus goes where they go on. */
export type EditorDeeds = {
  add: (type: FieldType, at: Place) => void;
  addSection: () => void;
  duplicate: (place: Place) => void;
  edit: (place: Chosen) => void;
  remove: (place: Chosen) => void;
  /** @param by the button or key that keeps the focus */
  move: (place: Chosen, way: 'up' | 'down', by: 'up' | 'down' | 'main') => void;
  /** Dropped somewhere. */
  moveTo: (place: Place, to: Place) => void;
  undo: () => void;
  redo: () => void;
};

/** What the parts of an editor share. */
export type EditorRoot = {
  state: EditorState;
  dispatch: (action: EditorAction) => void;
  deeds: EditorDeeds;
  texts: EditorTexts;
  problems: ReadonlyMap<string, readonly Problem[]>;
};

export const EditorContext = createContext<EditorRoot | null>(null);

/** The editor around. @throws Error where there is none */
export function useEditor(): EditorRoot {
  const root = use(EditorContext);
  if (!root) throw new Error('This part has to stand in a <FormEditor>.');
  return root;
}
