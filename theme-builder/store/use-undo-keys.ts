import { useEffect } from 'react';
import { useBuilder } from './use-editor.ts';

const notTyped = new Set(['button', 'checkbox', 'color', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether keys in an element write text; the browser's own undo rules there. */
function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

/** Ctrl or Cmd + Z, and with Shift, anywhere on the page while the panel is open. */
export function useUndoKeys() {
  const { editor } = useBuilder();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (event.key.toLowerCase() !== 'z' || takesText(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) editor.redo();
      else editor.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editor]);
}
