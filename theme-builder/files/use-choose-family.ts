import { useContext } from 'react';
import { useEditorState } from '../store/use-editor.ts';
import { ChoiceContext } from './choice.ts';
import { familiesOf, neededOf, stackWith, type FontFamily } from './font-families.ts';
import { useFiles } from './use-files.ts';

/** Puts an uploaded family at the head of the chosen value, with its files. */
export function useChooseFamily(): (family: FontFamily) => void {
  const choice = useContext(ChoiceContext);
  const { files } = useFiles();
  const inTheme = useEditorState(({ settled }) => settled.document.assets?.fonts);
  return (family) => {
    const own = [...familiesOf(files), ...(inTheme ?? []).map((font) => ({ name: font.family }))];
    const names = own.map(({ name }) => name);
    if (choice) choice.onChoose(stackWith(family.name, choice.value, names), neededOf(family));
  };
}
