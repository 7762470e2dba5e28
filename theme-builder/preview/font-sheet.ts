import type { ThemeFont } from '@portico/tokens';
import { emitFontFaces } from '@portico/tokens/fonts';
import type { PageWindow } from './page-window.ts';

/** The fonts of a theme on a page. */
export type FontSheet = {
  show: (fonts: readonly ThemeFont[]) => void;
  /** Leaves the page with those that it came with. */
  remove: () => void;
};

const namesOf = (fonts: readonly ThemeFont[]) => fonts.map(({ url }) => url).join(' ');

/**
 * One stylesheet for the fonts that a page tries on. A page without letters of a font does not fetch it, so that those
 * which nobody wears any more cost nothing.
 *
 * @param came those that the page has already
 */
export function createFontSheet(target: PageWindow, came: readonly ThemeFont[]): FontSheet {
  const { document } = target;
  const sheet = new target.CSSStyleSheet();
  let shown = '';
  const show = (fonts: readonly ThemeFont[]) => {
    const fresh = fonts.filter(({ url }) => !came.some((known) => known.url === url));
    // written anew, every font would be asked for again
    if (namesOf(fresh) === shown) return;
    shown = namesOf(fresh);
    sheet.replaceSync(emitFontFaces(fresh));
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.adoptedStyleSheets = fresh.length === 0 ? others : [...others, sheet];
  };
  return { show, remove: () => show([]) };
}
