import {
  contextIds,
  liesIn,
  schemes,
  sectionOf,
  seenAt,
  splitPath,
  tokenAt,
  type ColorRole,
  type Place,
  type Scheme,
  type SectionId,
  type TokenPath,
} from '../contract/index.ts';
import { emittedPaths, type ResolvedTheme } from '../resolve/resolve-theme.ts';
import { composite, contrast, isOpaque, nearestReaching, neededContrast } from '../color/contrast.ts';

/** One pair of colours that people must be able to tell apart, and whether they can. */
export type PairResult = {
  foreground: TokenPath;
  background: TokenPath;
  /** Where people see it. */
  seen: readonly Place[];
  scheme: Scheme;
  /** The bar inside of which the pair looks different; absent = everywhere else. */
  within?: SectionId;
  /** The values of the two, foreground first. */
  colors: readonly [string, string];
  /** WCAG 2.2 ratio, alpha composited over the page. */
  ratio: number;
  needed: number;
  passes: boolean;
};

/** The pairs that the contract declares by role, without their results. */
export const declaredPairs: readonly (Pick<PairResult, 'foreground' | 'background' | 'seen'> & {
  role: ColorRole;
})[] = emittedPaths.flatMap((foreground) => {
  const { role, against = [], alsoOn = [] } = tokenAt(foreground);
  if (role !== 'text' && role !== 'edge' && role !== 'focus') return [];
  const [section] = splitPath(foreground);
  const seen = seenAt(foreground);
  return [...against, ...alsoOn].map((name) => ({
    foreground,
    background: (name.includes('.') ? name : `${section}.${name}`) as TokenPath,
    seen,
    role,
  }));
});

const ground = (theme: ResolvedTheme, scheme: Scheme) =>
  theme.leaf('core_properties.surface', scheme).value as string;

/** One pair in one scheme. */
export function measured(
  theme: ResolvedTheme,
  scheme: Scheme,
  { foreground, background, seen, role }: (typeof declaredPairs)[number],
): PairResult {
  const needed = neededContrast(role, scheme);
  const colors = [foreground, background].map((path) => theme.leaf(path, scheme).value) as [string, string];
  const ratio = contrast(...colors, ground(theme, scheme));
  return { foreground, background, seen, scheme, colors, ratio, needed, passes: ratio >= needed };
}

const pairsIn = (context: SectionId | undefined) =>
  declaredPairs.filter(({ foreground }) => liesIn(splitPath(foreground)[0], context));
const pagePairs = pairsIn(undefined);
const pairsInside = new Map(contextIds.map((id) => [id, pairsIn(id)]));

/** Every declared pair in one scheme, and those of parts inside bars where they look different there. */
export const auditScheme = (theme: ResolvedTheme, scheme: Scheme): readonly PairResult[] => [
  ...pagePairs.map((pair) => measured(theme, scheme, pair)),
  ...contextIds.flatMap((context) => {
    const nested = theme.within(context);
    const isOther = (path: TokenPath) => nested.leaf(path, scheme) !== theme.leaf(path, scheme);
    const isSeenThrough = (path: TokenPath) => !isOpaque(theme.leaf(path, scheme).value as string);
    return (pairsInside.get(context) ?? [])
      .filter(
        ({ foreground, background }) =>
          isOther(foreground) || isOther(background) || isSeenThrough(background),
      )
      .map((pair) => ({
        ...measured(nested, scheme, { ...pair, seen: sectionOf(context).seen }),
        within: context,
      }));
  }),
];

/** The same in every scheme. */
export const auditContrast = (theme: ResolvedTheme): readonly PairResult[] =>
  schemes.flatMap((scheme) => auditScheme(theme, scheme));

/**
 * Colours that would mend a pair, one of the two at a time: the same hue, lightness moved as little as it takes, alpha
 * gone. Absent where no lightness would do.
 */
export function repairPair(
  theme: ResolvedTheme,
  { foreground, background, scheme, within, needed }: PairResult,
): { foreground?: string; background?: string } {
  const place = within === undefined ? theme : theme.within(within);
  const page = ground(place, scheme);
  const ink = place.leaf(foreground, scheme).value as string;
  const below = composite(place.leaf(background, scheme).value as string, page);
  return {
    foreground: nearestReaching(composite(ink, below), needed, (candidate) => contrast(candidate, below)),
    // an ink that lets its ground through looks otherwise on another ground
    background: nearestReaching(below, needed, (candidate) => contrast(ink, candidate)),
  };
}
