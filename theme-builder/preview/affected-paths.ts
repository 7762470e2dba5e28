import {
  emittedPaths,
  pathOf,
  schemes,
  sectionOf,
  splitPath,
  tokenAt,
  type ResolvedTheme,
  type TokenPath,
} from '@portico/tokens';

/** The leaves that a leaf's value is taken from, computed from or measured against; the core, which all share, left out. */
const sourcesOf = (theme: ResolvedTheme, path: TokenPath): readonly TokenPath[] => {
  const [section] = splitPath(path);
  const { derive, role, against = [] } = tokenAt(path);
  const own = (name: string) => (name.includes('.') ? (name as TokenPath) : pathOf(section, name));
  const isGround = role === 'surface' || role === 'fill';
  return [
    ...schemes.flatMap((scheme) => theme.leaf(path, scheme).provenance.from ?? []),
    ...against.map(own),
    ...(derive ? [own(derive.from)] : []),
    // the states of a ground step away from the text on it
    ...(derive && isGround && 'text' in sectionOf(section).tokens ? [own('text')] : []),
  ];
};

/**
 * The leaves that an edit of one can change. The core changes everything, since the page's ground takes part in every
 * derived colour; others only themselves and what follows from them.
 */
export const affectedPaths = (theme: ResolvedTheme, edited: TokenPath): ReadonlySet<TokenPath> => {
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
};
