import { cssVariable, emittedPaths } from '@portico/tokens';

/** That a rule of the page uses a variable of the theme. */
export type Mention = {
  variable: string;
  /** The variables that hide it where one is set: `var(--pt-a, var(--pt-b))` uses `--pt-b` only without `--pt-a`. */
  unless: readonly string[];
  /** The CSS property that it is used for. */
  property: string;
  /** What the rule is about, whatever the pointer and the keyboard do. */
  selector: string;
  /** Whether the rule holds only where the pointer or the keyboard is. */
  isState: boolean;
};

const variables: ReadonlySet<string> = new Set(emittedPaths.map(cssVariable));
const declaration = /([\w-]+)\s*:\s*([^;{}]*var\(\s*--pt-[^;{}]*)/g;
const chain = /var\(\s*--pt-[\w-]+(?:\s*,\s*var\(\s*--pt-[\w-]+)*/g;
const name = /--pt-[\w-]+/g;
const negatedState = /:not\(:(?:hover|active|focus(?:-visible|-within)?)\)/g;
const state = /:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g;
const pseudoElement = /::[\w-]+(?:\([^)]*\))?/g;

const mentionsOf = ({ selectorText, style }: CSSStyleRule): readonly Mention[] => {
  const selector = selectorText
    .replaceAll(negatedState, '')
    .replaceAll(state, ':where(*)')
    .replaceAll(pseudoElement, '');
  const isState = selectorText.replaceAll(pseudoElement, '') !== selector;
  return [...style.cssText.matchAll(declaration)]
    .filter(([, property = '']) => !property.startsWith('--'))
    .flatMap(([, property = '', value = '']) =>
      [...value.matchAll(chain)].flatMap(([text]) => {
        const names = [...text.matchAll(name)].map(([each]) => each);
        return names
          .map((variable, index) => ({
            variable,
            unless: names.slice(0, index),
            property,
            selector,
            isState,
          }))
          .filter(({ variable }) => variables.has(variable));
      }),
    );
};

/** Whether a rule in a group can hold on this screen; where the pointer is does not matter. */
const applies = (rule: CSSRule) =>
  !(rule instanceof CSSMediaRule) ||
  rule.conditionText.includes('hover') ||
  window.matchMedia(rule.conditionText).matches;

const hasRules = (rule: CSSRule): rule is CSSGroupingRule =>
  'cssRules' in rule && !(rule instanceof CSSStyleRule);

const walk = (rules: CSSRuleList): readonly Mention[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.style.cssText.includes('--pt-') ? mentionsOf(rule) : [];
    return hasRules(rule) && applies(rule) ? walk(rule.cssRules) : [];
  });

const readSheet = (sheet: CSSStyleSheet): readonly Mention[] => {
  try {
    return walk(sheet.cssRules);
  } catch {
    // a stylesheet from elsewhere, which browsers do not let us read
    return [];
  }
};

const known = new WeakMap<CSSStyleSheet, { length: number; mentions: readonly Mention[] }>();
const mentionsIn = (sheet: CSSStyleSheet): readonly Mention[] => {
  const before = known.get(sheet);
  const length = lengthOf(sheet);
  if (before?.length === length) return before.mentions;
  const mentions = readSheet(sheet);
  known.set(sheet, { length, mentions });
  return mentions;
};
const lengthOf = (sheet: CSSStyleSheet) => {
  try {
    return sheet.cssRules.length;
  } catch {
    return 0;
  }
};

/** Every use of a theme's variable by the stylesheets of this page, in their order; each sheet is read once. */
export const pageMentions = (): readonly Mention[] => [...document.styleSheets].flatMap(mentionsIn);
