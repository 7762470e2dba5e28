import type { PageWindow } from '../preview/page-window.ts';
import { rulesOf, sheetsOf } from './emulated-media.ts';

const important = (declarations: Record<string, string>) =>
  Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}!important`)
    .join(';');

/**
 * What browsers do to every element where colours are forced, in their own palette (CSS Color Adjustment 1, 3.1). Pictures
 * stay as they are; a picture in a background goes, which a browser would leave. What is made of content by CSS keeps its
 * background: mostly that is none, over what can be pressed.
 */
const palette = `
:where(*:not(svg, svg *, img, video, canvas)), *::before, *::after {${important({
  color: 'CanvasText',
  'background-image': 'none',
  'border-color': 'CanvasText',
  'outline-color': 'CanvasText',
  'box-shadow': 'none',
  'text-shadow': 'none',
})}}
:where(*:not(svg, svg *, img, video, canvas)) {${important({ 'background-color': 'Canvas' })}}
:where(a[href], a[href] *:not(svg, svg *)) {${important({ color: 'LinkText' })}}
:where(button, button *:not(svg, svg *)) {${important({ color: 'ButtonText', 'background-color': 'ButtonFace' })}}
:where(button) {${important({ 'border-color': 'ButtonBorder' })}}
:where(input, select, textarea) {${important({ color: 'FieldText', 'background-color': 'Field' })}}
:where(:disabled, [aria-disabled="true"]) {${important({ color: 'GrayText' })}}`;

const isForced = /\(forced-colors:\s*active\)/;

/** What the page itself says about forced colours, stronger than the palette. */
const ownRules = (page: PageWindow): readonly string[] =>
  sheetsOf(page).flatMap((sheet) =>
    [...rulesOf(sheet.cssRules)].flatMap((rule) => {
      if (!(rule instanceof page.CSSMediaRule) || !isForced.test(rule.media.mediaText)) return [];
      const rest = rule.media.mediaText.replace(isForced, '(width >= 0px)');
      const inside = [...rule.cssRules].flatMap((each) =>
        each instanceof page.CSSStyleRule
          ? [
              `${each.selectorText}{${[...each.style].map((name) => `${name}:${each.style.getPropertyValue(name)}!important`).join(';')}}`,
            ]
          : [],
      );
      return [`@media ${rest}{${inside.join('')}}`];
    }),
  );

/** Shows a page about as a browser does that forces its own colours. @returns what takes it back */
export function emulateForcedColors(page: PageWindow): () => void {
  const { document } = page;
  const sheet = new page.CSSStyleSheet();
  const write = () => sheet.replaceSync([palette, ...ownRules(page)].join('\n'));
  write();
  document.addEventListener('load', write, true);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.removeEventListener('load', write, true);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
