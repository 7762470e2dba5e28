/**
 * How each element below the one that a selector finds is painted, and what stands before and after it: the computed
 * values of every property that a stylesheet of the page sets. Runs by itself in a page.
 */
export function painted(selector: string): string[] {
  const names = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      // a variable is painted only through a property
      if (rule instanceof CSSStyleRule)
        for (const name of rule.style) if (!name.startsWith('--')) names.add(name);
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const ordered = [...names].toSorted();
  return [...document.querySelectorAll(`${selector} *`)].map((element) =>
    ['', '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // a part that is not there has the styles of what it would be in
        if (pseudo !== '' && style.content === 'none') return '';
        return ordered.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      })
      .join('\n'),
  );
}
