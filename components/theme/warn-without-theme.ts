/** A variable that every theme sets on the theme root. */
const sign = '--pt-core-text';
/** Development servers add stylesheets by script, one after the other; ms. */
const patience = 1000;

/** Whether a theme reaches an element: whether it is in a theme root, and the theme's stylesheet is there. */
export const isThemed = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue(sign) !== '';

function look() {
  if (isThemed(document.body)) return;
  // oxlint-disable-next-line no-console -- for developers
  console.warn(
    'Portico: no theme reaches this page, so that components have neither colours nor sizes. ' +
      "Import '@portico/tokens/themes' and '@portico/components/reset' once, where the app begins, " +
      'or link the stylesheet that `emitThemeCss` writes.',
  );
}

const lookLater = () => setTimeout(look, patience);

/** A function that warns once, however often it is called. */
export function themeWarning(): () => void {
  let isAsked = false;
  return () => {
    if (isAsked || typeof document === 'undefined') return;
    isAsked = true;
    if (document.readyState === 'complete') lookLater();
    else addEventListener('load', lookLater, { once: true });
  };
}

/**
 * Says once on a page that components have no theme. The modules that most components stand on call it as they load, in
 * development only:
 *
 *     if (process.env.NODE_ENV === 'development') warnWithoutTheme();
 *
 * A theme's stylesheet sets its variables on the document's root and on `data-pt-theme`, so that one look at the page
 * answers for all components that are on it. An effect in each of them would answer the same for more: Button, which has
 * no hook, would have to have one. Bundlers that build for production drop the call and with it this module.
 */
export const warnWithoutTheme = themeWarning();
