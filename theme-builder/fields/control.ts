import type { ResolvedLeaf, Scheme, TokenDefinition, TokenPath } from '@portico/tokens';
import { useEditorState } from '../store/use-editor.ts';

/** What the control of one token is given; it edits through the editor. */
export type ControlProps = {
  path: TokenPath;
  scheme: Scheme;
  definition: TokenDefinition;
  /** Of the token. */
  label: string;
  isLocked: boolean;
  /** The id of the element that says where the value comes from. */
  sourceId: string;
  /** The id of the element that says what the token does, in view or not. */
  helpId: string;
};

/** The id of the input by which a token's value is typed. */
export const inputIdOf = (path: TokenPath) => `pt-field-${path.replace('.', '-')}`;

/** The value of a leaf as it is this moment, in the middle of a drag too. */
export const useLiveValue = (path: TokenPath, scheme: Scheme): ResolvedLeaf['value'] =>
  useEditorState(({ live }) => live.theme.leaf(path, scheme).value);

/** Brings a field into view with the focus in it, wherever it is folded away. */
export function focusField(path: TokenPath) {
  const input = document.querySelector<HTMLElement>(`#${inputIdOf(path)}`);
  const fold = input?.closest('details');
  if (fold) fold.open = true;
  input?.focus();
}
