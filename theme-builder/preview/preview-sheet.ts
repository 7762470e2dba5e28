import type { PageWindow } from './page-window.ts';

/**
 * One stylesheet for all that a preview sets, changed in place: a new `<style>` for each edit gets slower with each edit.
 * It is constructed, because a strict Content-Security-Policy refuses style elements that scripts write.
 *
 * @param target the window whose page it is for: a document takes only sheets that were made in its own window
 */
export function createPreviewSheet(target: PageWindow = window) {
  const { document } = target;
  const sheet = new target.CSSStyleSheet();
  const newLayer = () =>
    sheet.cssRules[sheet.insertRule('@layer theme.preview {}', sheet.cssRules.length)] as CSSLayerBlockRule;
  const everywhere = newLayer();
  // behind, since it is as weak and holds for fewer
  const insideBars = newLayer();
  const rules = new Map<string, CSSStyleRule>();
  let isAdopted = false;
  const ruleOf = (selector: string, layer: CSSLayerBlockRule): CSSStyleRule => {
    const known = rules.get(selector);
    if (known) return known;
    const rule = layer.cssRules[layer.insertRule(`${selector} {}`, layer.cssRules.length)] as CSSStyleRule;
    rules.set(selector, rule);
    return rule;
  };
  return {
    set: (
      selector: string,
      property: string,
      value: string,
      place: 'everywhere' | 'inside bars' = 'everywhere',
    ) =>
      ruleOf(selector, place === 'everywhere' ? everywhere : insideBars).style.setProperty(property, value),
    remove: (selector: string, property: string) => rules.get(selector)?.style.removeProperty(property),
    /** Puts the sheet on the page or takes it off. */
    adopt: (isOn: boolean) => {
      // remembered, since reading the list of the document is slow and a drag asks at each frame
      if (isOn === isAdopted) return;
      isAdopted = isOn;
      const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
      document.adoptedStyleSheets = isOn ? [...others, sheet] : others;
    },
  };
}
