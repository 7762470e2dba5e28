import { emitThemeCss, type ResolvedTheme } from '@portico/tokens';
import { forcedStatesCss } from './forced-states.ts';

/** Says on an element that it wears the edited theme, in the middle of a panel that does not. */
export const galleryAttribute = 'data-theme-gallery';

const themeSheet = new CSSStyleSheet();
const stateSheet = new CSSStyleSheet();

/** Lets galleries wear a theme. */
export function wearInGallery(theme: ResolvedTheme): void {
  themeSheet.replaceSync(emitThemeCss(theme, { layer: 'theme.panel', within: `[${galleryAttribute}]` }));
}

/** Puts what dresses galleries on the page. @returns what takes it off */
export function dressGallery(): () => void {
  stateSheet.replaceSync(forcedStatesCss());
  // behind the panel's own, which is as weak
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, themeSheet, stateSheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== themeSheet && sheet !== stateSheet,
    );
  };
}
