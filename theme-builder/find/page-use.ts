import {
  contextIds,
  cssVariable,
  emittedPaths,
  pathOf,
  schemes,
  sectionIds,
  sectionOf,
  sectionSelector,
  splitPath,
  variablePath,
  type ResolvedTheme,
  type SectionId,
  type TokenPath,
} from '@portico/tokens';
import { pageMentions, type Mention } from './page-rules.ts';

const partIds = sectionIds.filter((id) => sectionOf(id).tier === 'component');
const partSelector = partIds.map(sectionSelector).join(', ');
const ownSelector = '[data-portico-panel]';

/** Leaves that share a variable: those of a family of sections, each on its own class. */
const pathsOf = Map.groupBy(emittedPaths, cssVariable);

const isOfPage = (element: Element) => element.closest(ownSelector) === null;
const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
function closestOf(element: Element, sections: readonly SectionId[]): SectionId | undefined {
  const carrier = element.closest(sections.map(sectionSelector).join(', '));
  return carrier ? sections.find((id) => carrier.matches(sectionSelector(id))) : undefined;
}

/** The leaf that a variable stands for at an element: in a bar the core's variables are the bar's. */
function leafAt(element: Element, variable: string): TokenPath | undefined {
  const paths = pathsOf.get(variable as `--pt-${string}`) ?? [];
  const [first] = paths;
  if (!first) return undefined;
  const [section, token] = splitPath(first);
  if (sectionOf(section).tier === 'component') {
    const own = closestOf(
      element,
      paths.map((path) => splitPath(path)[0]),
    );
    return own ? pathOf(own, splitPath(first)[1]) : undefined;
  }
  const bar = section === 'core_properties' ? closestOf(element, contextIds) : undefined;
  const repointed = bar ? sectionOf(bar).repoints?.[token] : undefined;
  return bar && repointed !== undefined ? pathOf(bar, repointed) : first;
}

const isHidden = (element: Element, { unless }: Mention) =>
  unless.some((variable) => getComputedStyle(element).getPropertyValue(variable) !== '');

function elementsOf(selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    // a selector that is whole only with what we took from it
    return [];
  }
}
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

const followers = new WeakMap<ResolvedTheme, Map<TokenPath, TokenPath[]>>();
/** The leaves that take their value straight from each other leaf. */
function followersIn(theme: ResolvedTheme): Map<TokenPath, TokenPath[]> {
  const before = followers.get(theme);
  if (before) return before;
  const found = new Map<TokenPath, TokenPath[]>();
  for (const path of emittedPaths) {
    const sources = new Set(schemes.map((scheme) => theme.leaf(path, scheme).provenance.from));
    for (const source of sources)
      if (source !== undefined && source !== path) found.set(source, [...(found.get(source) ?? []), path]);
  }
  followers.set(theme, found);
  return found;
}

/** A rule that every link or heading has is often taken back by the component that it is part of. */
const isTakenBack = (element: Element, weak: Mention, mentions: readonly Mention[]): boolean =>
  weak.rank === 0 &&
  mentions.some(
    (other) =>
      other.rank > 0 &&
      !other.isState &&
      other.property === weak.property &&
      other.variable !== weak.variable &&
      matches(element, other.selector),
  );

/** The elements of this page that a leaf dresses, by itself or through leaves that follow it, in the page's order. */
export function usersOf(theme: ResolvedTheme, path: TokenPath): readonly Element[] {
  const paths = new Set([variablePath(path)]);
  const next = followersIn(theme);
  // a set can grow while it is walked
  for (const each of paths) for (const follower of next.get(each) ?? []) paths.add(follower);
  const wanted = new Set<string>();
  for (const each of paths) {
    wanted.add(cssVariable(each));
    const [section, token] = splitPath(each);
    for (const [core, own] of Object.entries(sectionOf(section).repoints ?? {}))
      if (own === token) wanted.add(cssVariable(pathOf('core_properties', core)));
  }
  const mentions = pageMentions();
  const found = new Set<Element>();
  for (const mention of mentions) {
    const { variable, isState, selector } = mention;
    if (variable === undefined || !wanted.has(variable)) continue;
    for (const element of elementsOf(selector)) {
      if (found.has(element) || !isOfPage(element) || isHidden(element, mention)) continue;
      const leaf = leafAt(element, variable);
      // in passing, a brand colour is on everything that can be pressed: nobody means that
      const isMeant = leaf !== undefined && (isState ? leaf === path : paths.has(leaf));
      if (isMeant && isSeen(element) && !isTakenBack(element, mention, mentions)) found.add(element);
    }
  }
  return [...found].toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** What the eye meets: what only takes room is none of it. */
const paints = {
  ground: /^background/,
  ink: /^color$/,
  edge: /^border(?!.*radius)/,
  drawing: /^(?:fill|stroke|outline)/,
  depth: /^box-shadow/,
  corners: /radius$/,
} as const;
type Paint = keyof typeof paints;
const allPaints = Object.keys(paints) as readonly Paint[];
/** Where somebody points at words. */
const inkFirst: readonly Paint[] = ['ink', ...allPaints.filter((paint) => paint !== 'ink')];

/** What somebody means who points at a place of the page. */
export type Picked = { element: Element; path: TokenPath };

function leafOf(
  element: Element,
  order: readonly Paint[],
  mentions: readonly Mention[],
): TokenPath | undefined {
  const own = mentions.filter((mention) => matches(element, mention.selector) && !isHidden(element, mention));
  for (const paint of order) {
    const strongest = own
      .filter(({ property }) => paints[paint].test(property))
      // of equally strong layers the rule that comes last
      .reduce<Mention | undefined>(
        (best, mention) => (best && best.rank > mention.rank ? best : mention),
        undefined,
      );
    const path = strongest?.variable === undefined ? undefined : leafAt(element, strongest.variable);
    if (path !== undefined) return path;
  }
  return undefined;
}

const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** The nearest thing under a point of the page that the theme paints, and the leaf that paints most of it. */
export function pickAt(at: Element): Picked | undefined {
  if (!isOfPage(at)) return undefined;
  const mentions = pageMentions().filter(({ isState, isMadeUp }) => !isState && !isMadeUp);
  const around = hasWords(at) ? inkFirst : allPaints;
  for (let element: Element | null = at; element; element = element.parentElement) {
    const path = leafOf(element, element === at ? allPaints : around, mentions);
    if (path !== undefined) return { element, path };
  }
  return undefined;
}

/** The parts of this page that a section of the theme has for itself, in the page's order. */
export const partsOnPage = (): readonly Element[] =>
  elementsOf(partSelector).filter((element) => isOfPage(element) && isSeen(element));

/** The section whose tokens a part carries. */
export const sectionAt = (part: Element): SectionId | undefined => closestOf(part, partIds);
