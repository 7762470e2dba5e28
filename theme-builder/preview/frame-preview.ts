import { emitThemeCss } from '@portico/tokens';
import { usedFonts } from '@portico/tokens/fonts';
import type { Themed } from '../store/editor-state.ts';
import { createFontSheet } from './font-sheet.ts';
import { createPagePreview, type Contrast } from './page-preview.ts';
import type { PageWindow } from './page-window.ts';

/** A theme on the page of a frame. */
export type FramePreview = {
  show: (look: Themed) => void;
  /** Leaves the page as it came. */
  remove: () => void;
};

/**
 * Dresses the page of a frame. Whatever it came with, and whatever has been published since: the first theme is written
 * whole, and from then on only what differs from it.
 */
export function createFramePreview(
  target: PageWindow,
  { look: { theme: first, document: own }, contrast }: { look: Themed; contrast: Contrast | undefined },
): FramePreview {
  const { document } = target;
  const whole = new target.CSSStyleSheet();
  // within the root: so that what follows another value undoes what the page's own theme sets there
  whole.replaceSync(emitThemeCss(first, { layer: 'theme.preview', within: ':root' }));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
  const preview = createPagePreview(first, { target, contrast });
  const fonts = createFontSheet(target, []);
  fonts.show(usedFonts(own));
  return {
    show: (look) => {
      preview.show(look.theme);
      fonts.show(usedFonts(look.document));
    },
    remove: () => {
      preview.show(first);
      fonts.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole);
    },
  };
}
