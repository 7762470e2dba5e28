import type { ResolvedTheme } from '@portico/tokens';
import { useLayoutEffect } from 'react';
import { useBuilder } from '../store/use-editor.ts';

/** The page wears a theme that is not the draft, as long as the component is there. */
export function useTryOn(theme: ResolvedTheme): void {
  const { editor } = useBuilder();
  const preview = editor.previewOf(editor.read().published);
  // layout effects: they are taken back before the panel, when it closes, gives the page its published theme
  useLayoutEffect(() => preview.show(theme), [preview, theme]);
  useLayoutEffect(() => () => preview.show(editor.read().live.theme), [preview, editor]);
  useLayoutEffect(() => {
    editor.write({ isTryingOn: true });
    return () => editor.write({ isTryingOn: false });
  }, [editor]);
}
