import type { PageWindow } from '../preview/page-window.ts';

/** What a visitor asks of a page by the settings of a device, as media queries name it: `{ 'prefers-contrast': 'more' }`. */
export type MediaWishes = Readonly<Partial<Record<'prefers-contrast' | 'prefers-reduced-motion', string>>>;

const always = '(width >= 0px)';
const never = '(width < 0px)';

/** A media query in which what is wished for is settled, and everything else is left to the browser. */
export const withWishes = (query: string, wishes: MediaWishes): string =>
  query.replaceAll(/\(([\w-]+):\s*([\w-]+)\)/g, (condition, feature: string, value: string) => {
    const wish = wishes[feature as keyof MediaWishes];
    if (wish === undefined) return condition;
    return wish === value ? always : never;
  });

/** All rules of a page, those inside of others too. */
export function* rulesOf(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if ('cssRules' in rule) yield* rulesOf(rule.cssRules as CSSRuleList);
  }
}

export const sheetsOf = ({ document }: PageWindow): readonly CSSStyleSheet[] => [
  ...document.styleSheets,
  ...document.adoptedStyleSheets,
];

/**
 * Lets the styles of a page be what they are for somebody with these wishes. No page can ask its browser for that, so the
 * conditions in its own stylesheets are rewritten; what its scripts ask the browser is not changed.
 *
 * @returns what writes them as they were
 */
export function emulateMedia(page: PageWindow, wishes: MediaWishes): () => void {
  const before = new Map<CSSMediaRule, string>();
  const rewrite = () => {
    for (const sheet of sheetsOf(page))
      for (const rule of rulesOf(sheet.cssRules)) {
        // of the frame's own window: its rules are no instances of ours
        if (!(rule instanceof page.CSSMediaRule) || before.has(rule)) continue;
        const query = rule.media.mediaText;
        const settled = withWishes(query, wishes);
        if (settled === query) continue;
        before.set(rule, query);
        rule.media.mediaText = settled;
      }
  };
  rewrite();
  // a sheet that comes later; loading does not bubble
  page.document.addEventListener('load', rewrite, true);
  return () => {
    page.document.removeEventListener('load', rewrite, true);
    for (const [rule, query] of before) rule.media.mediaText = query;
  };
}
