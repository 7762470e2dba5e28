import { usedFonts } from '@portico/tokens/fonts';
import type { Editor } from '../store/editor.ts';
import { createFontSheet, type FontSheet } from './font-sheet.ts';

const pages = new Map<string, FontSheet>();

/**
 * Brings the fonts of the edited theme to this page, for its text and for samples in the panel. Like the preview it
 * outlives the panel: after a publication the page goes on wearing what is published.
 *
 * @param pageTheme what the page was rendered with
 * @returns what leaves the page with what is published
 */
export function previewFonts(editor: Editor, pageTheme: 'published' | 'default'): () => void {
  const follow = () => {
    const { phase, live, published } = editor.read();
    if (phase.status !== 'ready') return;
    const known = pages.get(editor.siteKey);
    const page =
      known ?? createFontSheet(window, pageTheme === 'published' ? usedFonts(published.document) : []);
    pages.set(editor.siteKey, page);
    page.show(usedFonts(live.document));
  };
  const stop = editor.subscribe(follow);
  follow();
  return () => {
    stop();
    pages.get(editor.siteKey)?.show(usedFonts(editor.read().published.document));
  };
}
