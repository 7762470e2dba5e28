import { emitThemeCss, resolveTheme } from '@portico/tokens';
import { panelRoom } from '../style/panel-room.css.ts';

const room = `@layer app {
  :where(html) {
    padding-inline-start: ${panelRoom.start};
    padding-inline-end: ${panelRoom.end};
    padding-block-end: ${panelRoom.bottom};
    /* what takes the focus on the page does not stop under the panel */
    scroll-padding-block-end: ${panelRoom.bottom};
  }
}`;

let sheet: CSSStyleSheet | undefined;

function panelSheet() {
  const css = emitThemeCss(resolveTheme({ product: 'default' }), {
    layer: 'theme.panel',
    within: '[data-portico-panel]',
  });
  const made = new CSSStyleSheet();
  made.replaceSync(`${css}\n${room}`);
  return made;
}

/**
 * Dresses the panel in the default theme, whatever the employer's is, and makes room for it beside the page.
 * @returns what takes both back
 */
export function wearPanelTheme(): () => void {
  const own = (sheet ??= panelSheet());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
  };
}
