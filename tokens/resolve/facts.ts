import {
  contextIds,
  pathOf,
  sectionIds,
  sectionOf,
  splitPath,
  tokenAt,
  tokenPaths,
  type Product,
  type SectionId,
  type TokenDefinition,
  type TokenPath,
} from '../contract/index.ts';

const groundsOf = (path: TokenPath): readonly TokenPath[] => {
  const [section] = splitPath(path);
  return (tokenAt(path).against ?? []).map((name) =>
    name.includes('.') ? (name as TokenPath) : pathOf(section, name),
  );
};
const inksOn = Map.groupBy(
  tokenPaths
    .filter((path) => tokenAt(path).role === 'text')
    .flatMap((ink) => groundsOf(ink).map((ground) => ({ ink, ground }))),
  ({ ground }) => ground,
);

/** What resolving asks of the contract about a leaf. */
type Facts = {
  section: SectionId;
  token: string;
  definition: TokenDefinition;
  derivesFrom: TokenPath | undefined;
  follows: readonly TokenPath[];
  /** Takes the value of what it follows wherever nobody sets it; others have to be told from a ground as well. */
  alwaysFollows: boolean;
  /** What it is seen against, and of these what nobody derives: derived ones may depend on the colour itself. */
  grounds: readonly TokenPath[];
  authoredGrounds: readonly TokenPath[];
  /** The text that lies on its section's grounds. */
  text: TokenPath;
  /** The texts that are read on it. */
  inks: readonly TokenPath[];
  /** The sections that can say something about it in a product, its own first. */
  speakers: Readonly<Record<Product, readonly SectionId[]>>;
  /** The leaf that has the variable: a section that overrides another has none of its own. */
  owner: TokenPath;
  /** Inside a bar it takes a value of the bar's. */
  isRepointed: boolean;
};
const repointed = new Set(contextIds.flatMap((id) => Object.keys(sectionOf(id).repoints ?? {})));

const factsFor = (path: TokenPath): Facts => {
  const [section, token] = splitPath(path);
  const definition = tokenAt(path);
  const speakers = (product: Product) => [
    section,
    ...sectionIds.filter((id) => sectionOf(id).overrides === section && sectionOf(id).product === product),
  ];
  return {
    section,
    token,
    definition,
    grounds: groundsOf(path),
    authoredGrounds: groundsOf(path).filter((ground) => tokenAt(ground).derive === undefined),
    text: 'text' in sectionOf(section).tokens ? pathOf(section, 'text') : 'core_properties.text',
    inks: (inksOn.get(path) ?? []).map(({ ink }) => ink),
    follows: (definition.follows ?? []).map((name) => pathOf(section, name)),
    alwaysFollows: definition.follows !== undefined && definition.against === undefined,
    derivesFrom: definition.derive && pathOf(section, definition.derive.from),
    owner: pathOf(sectionOf(section).overrides ?? section, token),
    isRepointed: section === 'core_properties' && repointed.has(token),
    speakers: { default: speakers('default'), pcsx: speakers('pcsx') },
  };
};
const knownFacts = new Map<TokenPath, Facts>();
export const factsOf = (path: TokenPath): Facts => {
  const known = knownFacts.get(path);
  if (known) return known;
  const facts = factsFor(path);
  knownFacts.set(path, facts);
  return facts;
};

/** What a line that only groups lies on. */
export const groundOf = (path: TokenPath): TokenPath => {
  const [section] = splitPath(path);
  return 'background' in sectionOf(section).tokens
    ? pathOf(section, 'background')
    : 'core_properties.surface';
};
