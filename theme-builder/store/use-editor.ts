import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Texts } from '../locales/texts.ts';
import type { EditorState } from './editor-state.ts';
import type { Editor } from './editor.ts';

export type Builder = { editor: Editor; texts: Texts };

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('This part of the theme builder is rendered outside of ThemeBuilder.');
  return builder;
}

/** A part of the editor's state; the component renders when that part is another one. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  const { editor } = useBuilder();
  const part = () => select(editor.read());
  return useSyncExternalStore(editor.subscribe, part, part);
}

/** The scheme whose values the fields edit: dark ones follow from light ones unless somebody looks at the dark scheme. */
export const useEditedScheme = () => useEditorState(({ scheme }) => (scheme === 'dark' ? 'dark' : 'light'));
