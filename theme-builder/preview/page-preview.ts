import {
  contextIds,
  cssVariable,
  emittedPaths,
  leafCss,
  nestingPaths,
  ruleSelector,
  sectionIds,
  sectionOf,
  sectionSelector,
  splitPath,
  wideLeafCss,
  type ResolvedTheme,
  type Scheme,
  type SectionId,
  type TokenPath,
} from '@portico/tokens';
import type { PageWindow } from './page-window.ts';
import { createPreviewSheet } from './preview-sheet.ts';

/** How themes are tried on by the page, without its components hearing of it. */
export type PagePreview = {
  /** Lets the page wear a theme; `paths` says which leaves can differ from the one shown before. */
  show: (theme: ResolvedTheme, paths?: Iterable<TokenPath>) => void;
  /** Says on the root that values are being dragged; until they no longer are, the page wears the scheme that it shows. */
  setEditing: (isEditing: boolean) => void;
  /** Shows the page in a scheme; undefined = in the one that it came with. */
  setScheme: (scheme: 'light' | 'dark' | undefined) => void;
};

/** For whom a page is shown: for everybody, or for those who ask for more contrast. */
export type Contrast = 'standard' | 'more';

const selectorOf = (path: TokenPath, context?: SectionId) =>
  ruleSelector(splitPath(path)[0], context ? { context } : {});

/** A state that shows only where the pointer is. */
const isUnderPointer = /_(?:hover|active)$/;

const contrastOf = (target: PageWindow): Contrast =>
  target.matchMedia('(prefers-contrast: more)').matches ? 'more' : 'standard';

/**
 * @param worn what the page wears without us: only what differs from it is set, so that a rule stays as narrow as the edit;
 *   undefined where that is not known: then all is set
 * @param on where the page is, and for whom it is shown, when that is not as this browser asks
 */
export function createPagePreview(
  worn: ResolvedTheme | undefined,
  { target, contrast = contrastOf(target) }: { target: PageWindow; contrast?: Contrast } = { target: window },
): PagePreview {
  const sheet = createPreviewSheet(target);
  const root = target.document.documentElement;
  const ownScheme = root.dataset['ptScheme'];
  // the preview's layer hides what the site's own have for other screens and for those who ask for more contrast
  const isWide = contrast === 'standard' && target.matchMedia('(color-gamut: p3)').matches;
  const cssOf = (theme: ResolvedTheme, path: TokenPath) =>
    (isWide ? wideLeafCss(theme, path) : undefined) ?? leafCss(theme, path, contrast);
  /** The one scheme that the page shows while values are dragged; the other one is computed when the hand lets go. */
  let moving: Scheme | undefined;
  const shownScheme = (): Scheme | undefined => {
    // something inside shows a scheme of its own
    if (root.querySelector('[data-pt-scheme]')) return undefined;
    const named = root.dataset['ptScheme'];
    const isDark = named ? named === 'dark' : target.matchMedia('(prefers-color-scheme: dark)').matches;
    return contrast === 'more' ? (isDark ? 'dark_contrast' : 'light_contrast') : isDark ? 'dark' : 'light';
  };
  const movingCss = (theme: ResolvedTheme, path: TokenPath, scheme: Scheme) => {
    const { css, wideCss } = theme.leaf(path, scheme);
    return (isWide ? wideCss : undefined) ?? css;
  };
  /** Whether anything on the page wears a section; what comes while values are dragged gets them when the hand lets go. */
  const isOnPage = (section: SectionId) =>
    sectionOf(section).tier === 'system' || root.querySelector(sectionSelector(section)) !== null;
  let absent: ReadonlySet<SectionId> = new Set();
  /** What nobody can see while a hand is on the panel. */
  const isOutOfSight = (path: TokenPath) => absent.has(splitPath(path)[0]) || isUnderPointer.test(path);
  const cssBy = (theme: ResolvedTheme | undefined, paths: readonly TokenPath[]) =>
    new Map(theme && paths.map((path) => [path, cssOf(theme, path)]));
  const wornCss = cssBy(worn, emittedPaths);
  const written = new Map<TokenPath, string>();
  const bars = contextIds.map((context) => ({
    context,
    worn: cssBy(worn?.within(context), nestingPaths(context)),
    written: new Set<TokenPath>(),
  }));
  /** What parts inside bars get, which are mostly states that nobody sees while a hand is on the panel. */
  const showInsideBars = (theme: ResolvedTheme) => {
    for (const bar of bars) {
      const nested = theme.within(bar.context);
      for (const path of nestingPaths(bar.context)) {
        const css = cssOf(nested, path);
        const selector = selectorOf(path, bar.context);
        if (css !== (written.get(path) ?? bar.worn.get(path))) {
          sheet.set(selector, cssVariable(path), css, 'inside bars');
          bar.written.add(path);
        } else if (bar.written.delete(path)) sheet.remove(selector, cssVariable(path));
      }
    }
  };
  return {
    show: (theme, paths = emittedPaths) => {
      for (const path of paths) {
        if (moving && isOutOfSight(path)) continue;
        const css = moving ? movingCss(theme, path, moving) : cssOf(theme, path);
        const wanted = css === wornCss.get(path) ? undefined : css;
        if (written.get(path) === wanted) continue;
        if (wanted === undefined) {
          sheet.remove(selectorOf(path), cssVariable(path));
          written.delete(path);
        } else {
          sheet.set(selectorOf(path), cssVariable(path), wanted);
          written.set(path, wanted);
        }
      }
      if (!moving) showInsideBars(theme);
      sheet.adopt(written.size > 0 || bars.some((bar) => bar.written.size > 0));
    },
    setEditing: (isEditing) => {
      moving = isEditing ? shownScheme() : undefined;
      absent = new Set(isEditing ? sectionIds.filter((section) => !isOnPage(section)) : []);
      if (isEditing) root.dataset['ptEditing'] = '';
      else delete root.dataset['ptEditing'];
    },
    setScheme: (scheme = ownScheme as 'light' | 'dark' | undefined) => {
      if (scheme) root.dataset['ptScheme'] = scheme;
      else delete root.dataset['ptScheme'];
    },
  };
}

const previews = new Map<string, PagePreview>();

/**
 * The one preview of this page. It outlives the panel: after a publication the page goes on wearing what the server
 * would now send, and the panel may be opened again.
 */
export function pagePreviewOf(siteKey: string, worn: () => ResolvedTheme | undefined): PagePreview {
  const preview = previews.get(siteKey) ?? createPagePreview(worn());
  previews.set(siteKey, preview);
  return preview;
}
