/** Sets a variable on an element, by default the root. */
export const setOn =
  (name, element = () => document.documentElement) =>
  (color) =>
    element().style.setProperty(name, color);

function sheetOf(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** The rule inside all the layers and media around it. */
const innermost = (rule) => (rule.style ? rule : innermost(rule.cssRules[0]));

/** Sets a variable in a rule of its own in a constructed sheet. */
export function setInRule(name, { selector = ':root', media, layer } = {}) {
  let rule;
  return (color) => {
    if (!rule) {
      const inMedia = media ? `@media ${media} { ${selector} {} }` : `${selector} {}`;
      rule = innermost(sheetOf(layer ? `@layer ${layer} { ${inMedia} }` : inMedia).cssRules[0]);
    }
    rule.style.setProperty(name, color);
  };
}
