import {
  declaredPairs,
  emittedPaths,
  pathOf,
  schemes,
  sectionOf,
  splitPath,
  tokenAt,
  type ResolvedTheme,
  type TokenPath,
} from '@portico/tokens';

const textsOn = Map.groupBy(
  declaredPairs.filter(({ role }) => role === 'text'),
  ({ background }) => background,
);

/** The leaves that a leaf's value is taken from, computed from or measured against; the core, which all share, left out. */
function sourcesOf(theme: ResolvedTheme, path: TokenPath): readonly TokenPath[] {
  const [section] = splitPath(path);
  const { derive, follows = [], role, against = [] } = tokenAt(path);
  const own = (name: string) => (name.includes('.') ? (name as TokenPath) : pathOf(section, name));
  const isGround = role === 'surface' || role === 'fill';
  return [
    // with more contrast a ground makes room for the text on it, and a line is told from its ground
    ...(role === 'decoration' && 'background' in sectionOf(section).tokens ? [own('background')] : []),
    ...(isGround ? (textsOn.get(path) ?? []).map(({ foreground }) => foreground) : []),
    ...schemes.flatMap((scheme) => theme.leaf(path, scheme).provenance.from ?? []),
    ...against.map(own),
    ...follows.map(own),
    ...(derive ? [own(derive.from)] : []),
    // the states of a ground step away from the text on it
    ...(derive && isGround && 'text' in sectionOf(section).tokens ? [own('text')] : []),
  ];
}

/**
 * The leaves that an edit of one can change. The core changes everything, since the page's ground takes part in every
 * derived colour; others only themselves and what follows from them.
 */
export function affectedPaths(theme: ResolvedTheme, edited: TokenPath): ReadonlySet<TokenPath> {
  const [section] = splitPath(edited);
  if (section === 'core_properties' || sectionOf(section).overrides !== undefined)
    return new Set(emittedPaths);
  const followers = new Map<TokenPath, TokenPath[]>();
  for (const path of emittedPaths) {
    for (const source of sourcesOf(theme, path)) {
      const known = followers.get(source);
      if (known) known.push(path);
      else followers.set(source, [path]);
    }
  }
  const reached = new Set<TokenPath>([edited]);
  // a set can grow while it is walked
  for (const path of reached) for (const follower of followers.get(path) ?? []) reached.add(follower);
  return new Set(emittedPaths.filter((path) => reached.has(path)));
}
