import { emitThemeCss, type ResolvedTheme } from '@portico/tokens';
import { createPagePreview, type Contrast } from './page-preview.ts';
import type { PageWindow } from './page-window.ts';

/** A theme on the page of a frame. */
export type FramePreview = {
  show: (theme: ResolvedTheme) => void;
  /** Leaves the page as it came. */
  remove: () => void;
};

/**
 * Dresses the page of a frame. Whatever it came with, and whatever has been published since: the first theme is written
 * whole, and from then on only what differs from it.
 */
export const createFramePreview = (
  target: PageWindow,
  { theme: first, contrast }: { theme: ResolvedTheme; contrast: Contrast | undefined },
): FramePreview => {
  const { document } = target;
  const whole = new target.CSSStyleSheet();
  // within the root: so that what follows another value undoes what the page's own theme sets there
  whole.replaceSync(emitThemeCss(first, { layer: 'theme.preview', within: ':root' }));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
  const preview = createPagePreview(first, { target, contrast });
  return {
    show: (theme) => preview.show(theme),
    remove: () => {
      preview.show(first);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole);
    },
  };
};
