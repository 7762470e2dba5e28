export { FormEditor, type FormEditorProps } from './form-editor.tsx';
export type { Conflict, DefinitionVersion } from './saver.ts';
