import { cssVariable, emittedPaths, layers } from '@portico/tokens';

/** What a rule of the page says of a property, as far as the theme is concerned. */
export type Mention = {
  property: string;
  /** The variable of the theme that it uses; undefined where the rule takes the property away from the theme. */
  variable: string | undefined;
  /** The variables that hide it where one is set: `var(--pt-a, var(--pt-b))` uses `--pt-b` only without `--pt-a`. */
  unless: readonly string[];
  /** What the rule is about, whatever the pointer and the keyboard do. */
  selector: string;
  /** Whether the rule holds only where the pointer or the keyboard is. */
  isState: boolean;
  /** Whether it is about a part that the rule makes up, which lies before, behind or over what it stands in. */
  isMadeUp: boolean;
  /** Of its cascade layer: a greater one is stronger. */
  rank: number;
};

const variables: ReadonlySet<string> = new Set(emittedPaths.map(cssVariable));
const declaration = /([\w-]+)\s*:\s*([^;{}]+)/g;
const chain = /var\(\s*--pt-[\w-]+(?:\s*,\s*var\(\s*--pt-[\w-]+)*/g;
const name = /--pt-[\w-]+/g;
const negatedState = /:not\(:(?:hover|active|focus(?:-visible|-within)?)\)/g;
const focus = /:focus(?:-visible)?(?![\w-])/g;
const pointer = /:(?:hover|active|focus-within)(?![\w-])/g;
const pseudoElement = /::[\w-]+(?:\([^)]*\))?/g;

/** What people see most of, and what other rules may take away again. */
const painted = /^(?:color|background(?:-color)?)$/;

function mentionsOf({ selectorText, style }: CSSStyleRule, rank: number): readonly Mention[] {
  const whole = selectorText.replaceAll(pseudoElement, '');
  const selector = whole
    .replaceAll(negatedState, '')
    .replaceAll(focus, ':where(a[href], button, input, select, textarea, summary, [tabindex])')
    .replaceAll(pointer, ':where(*)');
  const isMadeUp = whole !== selectorText;
  const common = { selector, isState: whole !== selector, isMadeUp, rank };
  return [...style.cssText.matchAll(declaration)].flatMap(
    ([, property = '', value = '']): readonly Mention[] => {
      const chains = [...value.matchAll(chain)].map(([text]) =>
        [...text.matchAll(name)].map(([each]) => each),
      );
      const used = chains.flatMap((names) =>
        names
          .map((variable, index) => ({ ...common, property, variable, unless: names.slice(0, index) }))
          .filter(({ variable }) => variables.has(variable)),
      );
      if (property.startsWith('--')) return [];
      if (used.length > 0) return used;
      return !isMadeUp && painted.test(property)
        ? [{ ...common, property, variable: undefined, unless: [] }]
        : [];
    },
  );
}

/** Whether a rule in a group can hold on this screen; where the pointer is does not matter. */
const applies = (rule: CSSRule) =>
  !(rule instanceof CSSMediaRule) ||
  rule.conditionText.includes('hover') ||
  window.matchMedia(rule.conditionText).matches;

const hasRules = (rule: CSSRule): rule is CSSGroupingRule =>
  'cssRules' in rule && !(rule instanceof CSSStyleRule);

const rankOf = (rule: CSSRule, around: number) =>
  rule instanceof CSSLayerBlockRule ? layers.findIndex((layer) => layer === rule.name) : around;

const walk = (rules: CSSRuleList, rank: number): readonly Mention[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return mentionsOf(rule, rank);
    return hasRules(rule) && applies(rule) ? walk(rule.cssRules, rankOf(rule, rank)) : [];
  });

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    // a stylesheet from elsewhere, which browsers do not let us read
    return undefined;
  }
}

const known = new WeakMap<CSSStyleSheet, { length: number; mentions: readonly Mention[] }>();
function mentionsIn(sheet: CSSStyleSheet): readonly Mention[] {
  const rules = rulesOf(sheet);
  if (!rules) return [];
  const before = known.get(sheet);
  if (before?.length === rules.length) return before.mentions;
  // what is in no layer is stronger than all of them
  const mentions = walk(rules, layers.length);
  known.set(sheet, { length: rules.length, mentions });
  return mentions;
}

/** What the stylesheets of this page say of the theme's variables, in their order; each sheet is read once. */
export const pageMentions = (): readonly Mention[] => [...document.styleSheets].flatMap(mentionsIn);
