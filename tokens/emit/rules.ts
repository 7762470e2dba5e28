import {
  contextIds,
  cssVariable,
  nestingPaths,
  pageAttribute,
  schemes,
  sectionOf,
  sectionSelector,
  splitPath,
  type SectionId,
  type TokenPath,
} from '../contract/index.ts';
import { heroPaths } from '../resolve/hero-variants.ts';
import { emittedPaths, type ResolvedTheme } from '../resolve/resolve-theme.ts';
import { isWrittenAlike, leafCss, schemesOf, wideLeafCss, type Contrast } from './leaf-css.ts';

/** A CSS rule as data. Its selector carries no specificity. */
export type Rule = { selector: string; declarations: Record<string, string> };

/** Which parts of a site rules are for. */
export type Scope = {
  /** What weaker layers say already. */
  than?: ResolvedTheme;
  /** Keeps the rules inside an element. */
  within?: string;
  /** Only the pictures of this page. */
  page?: string;
  /** Only the parts that lie inside this bar. */
  context?: SectionId;
};

/** A rule's selector for a section, without specificity. */
export function ruleSelector(section: SectionId, { within, page, context }: Scope = {}): string {
  const bar = context === undefined ? '' : `${sectionSelector(context)} `;
  const own = bar + sectionSelector(section) + (page === undefined ? '' : `[${pageAttribute}="${page}"]`);
  if (within === undefined) return `:where(${own})`;
  return sectionOf(section).tier === 'system' ? `:where(${within})` : `:where(${within} ${own})`;
}

const audiences = ['standard', 'wide', 'more'] as const;
/** For everybody, for screens with a wide gamut, and for those who ask for more contrast. */
type Audience = (typeof audiences)[number];
/** What has to be written for a leaf; nothing where what is below it says the same. */
type Written = Partial<Record<Audience, string>>;

function rulesOf(
  written: ReadonlyMap<TokenPath, Written>,
  audience: Audience,
  scope: Scope,
): readonly Rule[] {
  const bySelector = new Map<string, Rule>();
  for (const [path, { [audience]: css }] of written) {
    if (css === undefined) continue;
    const selector = ruleSelector(splitPath(path)[0], scope);
    const rule = bySelector.get(selector) ?? { selector, declarations: {} };
    rule.declarations[cssVariable(path)] = css;
    bySelector.set(selector, rule);
  }
  return [...bySelector.values()];
}

const isFollowing = (theme: ResolvedTheme, path: TokenPath, contrast: Contrast) =>
  schemesOf[contrast].every((scheme) => theme.leaf(path, scheme).isFollowing);

function differing(
  theme: ResolvedTheme,
  path: TokenPath,
  { than, within }: Scope,
  contrast: Contrast,
): string | undefined {
  if (than) return isWrittenAlike(theme, than, path, contrast) ? undefined : leafCss(theme, path, contrast);
  // inside another theme's element that theme's own variable has to be undone
  return within === undefined && isFollowing(theme, path, contrast)
    ? undefined
    : leafCss(theme, path, contrast);
}

/** `css` unless that is what applies already. */
const unless = (applies: string | undefined, css: string) => (css === applies ? undefined : css);

function writtenFor(theme: ResolvedTheme, path: TokenPath, scope: Scope): Written {
  const standard = differing(theme, path, scope, 'standard');
  const wide = wideLeafCss(theme, path);
  const isWideBelow =
    standard === undefined && scope.than !== undefined && wideLeafCss(scope.than, path) === wide;
  return {
    standard,
    wide: isWideBelow ? undefined : wide,
    // a variable that this layer writes for everybody hides what a weaker one has for those who ask for more contrast
    more:
      standard === undefined
        ? differing(theme, path, scope, 'more')
        : unless(standard, leafCss(theme, path, 'more')),
  };
}

/** The same for a part inside a bar, where this layer or a weaker one says something of all such parts. */
function writtenInside(own: ResolvedTheme, path: TokenPath, than: ResolvedTheme, outside: Written): Written {
  const standard =
    outside.standard === undefined
      ? differing(own, path, { than }, 'standard')
      : unless(outside.standard, leafCss(own, path));
  const hiding = outside.more ?? standard ?? outside.standard;
  const wide = wideLeafCss(own, path);
  return {
    standard,
    wide: outside.wide === undefined ? standard && wide : unless(outside.wide, wide ?? leafCss(own, path)),
    more:
      hiding === undefined
        ? differing(own, path, { than }, 'more')
        : unless(hiding, leafCss(own, path, 'more')),
  };
}

const knownPagePaths = new WeakMap<ResolvedTheme, ReadonlySet<TokenPath>>();
/** The leaves that may be others inside a bar. */
function pagePaths(theme: ResolvedTheme): ReadonlySet<TokenPath> {
  const known = knownPagePaths.get(theme);
  if (known) return known;
  const paths = new Set(
    emittedPaths.filter(
      (path) => !theme.isLeft(path) && schemes.some((scheme) => theme.leaf(path, scheme).isOfPage),
    ),
  );
  knownPagePaths.set(theme, paths);
  return paths;
}

const eachAudience = (written: ReadonlyMap<TokenPath, Written>, scope: Scope) =>
  audiences.map((audience) => rulesOf(written, audience, scope));

/** The variables of a theme as rules; with `than`, only those that differ from that theme's. */
export function themeRules(theme: ResolvedTheme, scope: Scope = {}): Record<Audience, readonly Rule[]> {
  const paths = (scope.page === undefined ? emittedPaths : heroPaths).filter(
    // inside another theme's element that theme's own variable has to be undone
    (path) => !theme.isLeft(path) || !(scope.than?.isLeft(path) ?? scope.within === undefined),
  );
  const written = new Map(paths.map((path) => [path, writtenFor(theme, path, scope)]));
  const nested = (scope.page === undefined ? contextIds : []).map((context) => {
    const own = theme.within(context);
    const than = scope.than?.within(context) ?? theme;
    const inside = new Map(
      nestingPaths(context)
        .filter((path) => pagePaths(theme).has(path) || (scope.than && pagePaths(scope.than).has(path)))
        .map((path) => [path, writtenInside(own, path, than, written.get(path) ?? {})]),
    );
    return eachAudience(inside, { ...scope, context });
  });
  const [standard = [], wide = [], more = []] = [eachAudience(written, scope), ...nested].reduce((all, one) =>
    all.map((rules, index) => [...rules, ...(one[index] ?? [])]),
  );
  return { standard, wide, more };
}
