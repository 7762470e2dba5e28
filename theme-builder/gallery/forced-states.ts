/** The states that a browser gives to what has the pointer or the keyboard. */
export const forcedStates = ['hover', 'active', 'focus'] as const;
export type ForcedState = (typeof forcedStates)[number];

/** Says on an element which states what is in it has to show. */
export const forcedAttribute = 'data-forced-states';

const forced = (state: ForcedState, what = '') => `:is([${forcedAttribute}~="${state}"] ${what || '*'})`;
/** Only what can have it shows the ring. */
const focused = forced('focus', ':where(a, button, input, select, textarea)');

/** The same selector for what is told to show a state; undefined where it has none. It is as strong as before. */
export function forcedSelector(selector: string): string | undefined {
  const replaced = selector
    .replaceAll(/:focus-visible(?![\w-])/g, focused)
    .replaceAll(/:hover(?![\w-])/g, forced('hover'))
    .replaceAll(/:active(?![\w-])/g, forced('active'));
  return replaced === selector ? undefined : replaced;
}

const canApply = (rule: CSSMediaRule) =>
  rule.conditionText.includes('hover') || window.matchMedia(rule.conditionText).matches;

const walk = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selector = forcedSelector(rule.selectorText);
        return selector === undefined ? '' : `${selector} { ${rule.style.cssText} }\n`;
      }
      if (rule instanceof CSSLayerBlockRule) {
        const inside = walk(rule.cssRules);
        return inside === '' ? '' : `@layer ${rule.name} { ${inside} }\n`;
      }
      if (rule instanceof CSSMediaRule) return canApply(rule) ? walk(rule.cssRules) : '';
      return '';
    })
    .join('');

function read(sheet: CSSStyleSheet): string {
  try {
    return walk(sheet.cssRules);
  } catch {
    // a stylesheet from elsewhere, which browsers do not let us read
    return '';
  }
}

/** What the components say of their states, for parts that are told to show one: taken from their own styles. */
export const forcedStatesCss = (): string => [...document.styleSheets].map(read).join('');
