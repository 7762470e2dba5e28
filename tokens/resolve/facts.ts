import {
  contextIds,
  differsByScheme,
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

function groundsOf(path: TokenPath): readonly TokenPath[] {
  const [section] = splitPath(path);
  return (tokenAt(path).against ?? []).map((name) =>
    name.includes('.') ? (name as TokenPath) : pathOf(section, name),
  );
}
const inksOn = Map.groupBy(
  tokenPaths
    .filter((path) => tokenAt(path).role === 'text')
    .flatMap((ink) => groundsOf(ink).map((ground) => ({ ink, ground }))),
  ({ ground }) => ground,
);

/** What resolving asks of the contract about a leaf. */
export type Facts = {
  path: TokenPath;
  /** Its place among all leaves. */
  index: number;
  section: SectionId;
  token: string;
  definition: TokenDefinition;
  differsByScheme: boolean;
  derivesFrom: Facts | undefined;
  follows: readonly Facts[];
  /** Takes the value of what it follows wherever nobody sets it; others have to be told from a ground as well. */
  alwaysFollows: boolean;
  /** What it is seen against, and of these what nobody derives: derived ones may depend on the colour itself. */
  grounds: readonly Facts[];
  authoredGrounds: readonly Facts[];
  /** The text that lies on its section's grounds. */
  text: TokenPath;
  /** The texts that are read on it. */
  inks: readonly TokenPath[];
  /** The sections that can say something about it in a product, its own first. */
  speakers: Readonly<Record<Product, readonly SectionId[]>>;
  /** Inside a bar it takes a value of the bar's. */
  isRepointed: boolean;
};
const repointed = new Set(contextIds.flatMap((id) => Object.keys(sectionOf(id).repoints ?? {})));

function factsFor(path: TokenPath): Facts {
  const [section, token] = splitPath(path);
  const definition = tokenAt(path);
  const grounds = groundsOf(path).map(factsOf);
  const speakers = (product: Product) => [
    section,
    ...sectionIds.filter((id) => sectionOf(id).overrides === section && sectionOf(id).product === product),
  ];
  return {
    path,
    index: tokenPaths.indexOf(path),
    section,
    token,
    definition,
    differsByScheme: differsByScheme(definition.kind),
    grounds,
    authoredGrounds: grounds.filter((ground) => ground.definition.derive === undefined),
    text: 'text' in sectionOf(section).tokens ? pathOf(section, 'text') : 'core_properties.text',
    inks: (inksOn.get(path) ?? []).map(({ ink }) => ink),
    follows: (definition.follows ?? []).map((name) => factsOf(pathOf(section, name))),
    alwaysFollows: definition.follows !== undefined && definition.against === undefined,
    derivesFrom: definition.derive && factsOf(pathOf(section, definition.derive.from)),
    isRepointed: section === 'core_properties' && repointed.has(token),
    speakers: { default: speakers('default'), pcsx: speakers('pcsx') },
  };
}
const knownFacts = new Map<TokenPath, Facts>();
/** Of a leaf that only overrides a product's core, those of the one in the core: that has the variable. */
export function factsOf(path: TokenPath): Facts {
  const known = knownFacts.get(path);
  if (known) return known;
  const [section, token] = splitPath(path);
  const { overrides } = sectionOf(section);
  const facts = overrides ? factsOf(pathOf(overrides, token)) : factsFor(path);
  knownFacts.set(path, facts);
  return facts;
}

/** What a line that only groups lies on. */
export function groundOf(path: TokenPath): TokenPath {
  const [section] = splitPath(path);
  return 'background' in sectionOf(section).tokens
    ? pathOf(section, 'background')
    : 'core_properties.surface';
}
