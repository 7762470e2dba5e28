import {
  cssValue,
  cssVariable,
  pathOf,
  sectionIds,
  hasMoreContrast,
  schemeBefore,
  schemeChain,
  schemes,
  sectionOf,
  splitPath,
  tokenAt,
  tokenPaths,
  type Kind,
  type OtherScheme,
  type Product,
  type Scheme,
  type SectionId,
  type TokenDefinition,
  type TokenPath,
  type TokenValue,
} from '../contract/index.ts';
import { deriveContrast, deriveDark, deriveStep } from '../derive/derive-color.ts';
import {
  composite,
  contrast,
  isInSrgb,
  nearestPassing,
  neededContrast,
  paintedColor,
  readColor,
} from '../contrast/contrast.ts';
import { aliasOf } from '../document/parse-theme.ts';
import { valueIn, type AnySections, type Setting } from '../document/theme-document.ts';
import { baseSections, productSections } from '../themes/index.ts';

/** Who may say something about a leaf, weakest first. */
export const layerIds = ['default', 'product', 'parent', 'employer', 'page', 'preview'] as const;
export type LayerId = (typeof layerIds)[number];
export type ThemeLayer = { id: LayerId; sections: AnySections };

/** Where a value comes from. */
export type Provenance = {
  /** `set`: written down; `reference`: taken from the leaf `from`; `derived`: computed from the leaf `from`. */
  how: 'set' | 'reference' | 'derived';
  layer: LayerId;
  from?: TokenPath;
  /** The layer that forbids later ones to change it. */
  lockedBy?: LayerId;
};
export type ResolvedLeaf = {
  value: TokenValue;
  css: string;
  provenance: Provenance;
  /** The same for screens that show more than sRGB, where it makes a difference. */
  wideCss?: string;
  /** It takes another token's value by CSS itself, and needs no variable. */
  isFollowing?: boolean;
};

export type ResolvedTheme = {
  product: Product;
  /** Value and provenance of a leaf; computed when first asked for. @throws Error naming the leaves of a cycle. */
  leaf: (path: TokenPath, scheme: Scheme) => ResolvedLeaf;
};

const isOpaque = (css: string) => css.length === 7 || readColor(css).alpha === 1;

/** Paths that a colour is seen against; `authoredOnly` leaves out derived ones, which may depend on the colour itself. */
const against = (section: SectionId, names: readonly string[] = [], authoredOnly = false) =>
  names
    .map((name) => (name.includes('.') ? (name as TokenPath) : pathOf(section, name)))
    .filter((path) => !authoredOnly || tokenAt(path).derive === undefined);

const groundsOf = (path: TokenPath): readonly TokenPath[] =>
  against(splitPath(path)[0], tokenAt(path).against);
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
  /** The texts that are read on it. */
  inks: readonly TokenPath[];
  /** The sections that can say something about it in a product, its own first. */
  speakers: Readonly<Record<Product, readonly SectionId[]>>;
};
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
    inks: (inksOn.get(path) ?? []).map(({ ink }) => ink),
    follows: (definition.follows ?? []).map((name) => pathOf(section, name)),
    derivesFrom: definition.derive && pathOf(section, definition.derive.from),
    speakers: { default: speakers('default'), pcsx: speakers('pcsx') },
  };
};
const knownFacts = new Map<TokenPath, Facts>();
const factsOf = (path: TokenPath): Facts => {
  const known = knownFacts.get(path) ?? factsFor(path);
  knownFacts.set(path, known);
  return known;
};

/** What a line that only groups lies on. */
const groundOf = (path: TokenPath): TokenPath => {
  const [section] = splitPath(path);
  return 'background' in sectionOf(section).tokens
    ? pathOf(section, 'background')
    : 'core_properties.surface';
};

const eachScheme = <Value>(make: () => Value) =>
  Object.fromEntries(schemes.map((scheme) => [scheme, make()])) as Record<Scheme, Value>;

const colorCss = (value: string): Pick<ResolvedLeaf, 'css' | 'wideCss'> =>
  isInSrgb(value) ? { css: value } : { css: paintedColor(value), wideCss: value };

/** The leaf that has the variable: a section that overrides another has none of its own. */
const variableOwner = (path: TokenPath): TokenPath => {
  const { section, token } = factsOf(path);
  const { overrides } = sectionOf(section);
  return overrides ? pathOf(overrides, token) : path;
};

type Found = { layer: LayerId; rank: number; setting: Setting };
type Ranked = ResolvedLeaf & { rank: number };

/**
 * Merges layers over the base theme and the product's (default → product → parent → employer → page → preview).
 * Pure; nothing is computed before it is asked for, so that one edit costs no more than what depends on it.
 */
export const resolveTheme = ({
  product,
  layers = [],
  revises,
}: {
  product: Product;
  layers?: readonly ThemeLayer[];
  /** A theme that differs in no leaf but these: the others are taken from it instead of being resolved again. */
  revises?: { theme: ResolvedTheme; changed: ReadonlySet<TokenPath> };
}): ResolvedTheme => {
  const stack: readonly ThemeLayer[] = [
    { id: 'default', sections: baseSections },
    { id: 'product', sections: productSections[product] },
    ...layerIds.flatMap((id) => layers.filter((layer) => layer.id === id)),
  ];
  const known = eachScheme(() => new Map<TokenPath, Ranked>());
  // a scheme depends on the one before it, and never the other way round: a circle stays within one
  const open = eachScheme(() => new Set<TokenPath>());

  /** What the layers say, weakest first, up to a lock. */
  const said = (path: TokenPath): { found: Found[]; lockedBy?: LayerId } => {
    const { token, speakers } = factsOf(path);
    const found: Found[] = [];
    for (const [rank, layer] of stack.entries()) {
      for (const id of speakers[product]) {
        const setting = layer.sections[id]?.[token];
        if (!setting) continue;
        found.push({ layer: layer.id, rank, setting });
        if (setting.lock) return { found, lockedBy: layer.id };
      }
    }
    return { found };
  };

  /** The strongest setting that has a value for a scheme. */
  const ownOf = (path: TokenPath, scheme: Scheme): { own: Found | undefined; lockedBy?: LayerId } => {
    const { found, lockedBy } = said(path);
    const own = found.findLast(({ setting }) =>
      schemeChain(scheme).some((each) => valueIn(setting, each) !== undefined),
    );
    return lockedBy === undefined ? { own } : { own, lockedBy };
  };
  const isSet = (path: TokenPath, scheme: Scheme): boolean => ownOf(path, scheme).own !== undefined;

  const color = (path: TokenPath, scheme: Scheme) => ranked(path, scheme).value as string;
  /** A colour as it is seen on the page: composited over it where it lets the page through. */
  const seen = (path: TokenPath, scheme: Scheme) => {
    const value = color(path, scheme);
    return isOpaque(value) ? value : composite(value, surface(scheme));
  };
  const surface = (scheme: Scheme) => color('core_properties.surface', scheme);

  const derived = (path: TokenPath, scheme: Scheme): Ranked | undefined => {
    const { section, definition, derivesFrom: from } = factsOf(path);
    const { derive, role = 'decoration', against: names } = definition;
    if (!derive || !from) return undefined;
    const base = ranked(from, scheme);
    const textPath = 'text' in sectionOf(section).tokens ? pathOf(section, 'text') : 'core_properties.text';
    const isGround = role === 'surface' || role === 'fill';
    const value = deriveStep(base.value as string, derive.step, role, {
      scheme,
      against: derive.step === 'on' ? [] : against(section, names).map((other) => seen(other, scheme)),
      text: isGround ? color(textPath, scheme) : '#000000',
      surface: surface(scheme),
      groundMoves: !isGround && against(section, names).some((other) => tokenAt(other).derive !== undefined),
    });
    return {
      value,
      ...colorCss(value),
      rank: base.rank,
      provenance: { how: 'derived', layer: base.provenance.layer, from },
    };
  };

  /** The value of what a token follows: of the first that a theme sets, else of the last. */
  const followed = (path: TokenPath, scheme: Scheme): Ranked | undefined => {
    const { section, definition, follows } = factsOf(path);
    const last = follows.at(-1);
    if (last === undefined) return undefined;
    const from = follows.find((each) => each === last || isSet(each, scheme)) ?? last;
    const source = ranked(from, scheme);
    const { role = 'decoration', against: names } = definition;
    const { value } = source;
    const passing =
      definition.kind === 'color'
        ? nearestPassing(
            value as string,
            against(section, names).map((other) => seen(other, scheme)),
            neededContrast(role, scheme),
          )
        : value;
    const isFollowing = passing === value;
    return {
      value: passing,
      ...(isFollowing
        ? { css: source.isFollowing ? source.css : `var(${cssVariable(from)})` }
        : colorCss(passing as string)),
      rank: source.rank,
      provenance: { how: isFollowing ? 'reference' : 'derived', layer: source.provenance.layer, from },
      isFollowing,
    };
  };

  /** What a colour that a theme sets for the scheme before becomes in this one. */
  const inScheme = (path: TokenPath, scheme: Scheme, before: string): string => {
    const { section, definition, inks } = factsOf(path);
    const role = definition.role ?? 'decoration';
    const isGround = role === 'surface' || role === 'fill';
    const grounds = isGround
      ? []
      : against(section, definition.against, true).map((other) => seen(other, scheme));
    if (hasMoreContrast(scheme))
      return deriveContrast(before, role, {
        scheme,
        grounds: role === 'decoration' ? [seen(groundOf(path), scheme)] : grounds,
        // as they were: in this scheme they are measured against the ground
        inks: isGround ? inks.map((ink) => color(ink, schemeBefore[scheme as OtherScheme])) : [],
      });
    return deriveDark(before, role, {
      against: grounds,
      surface: role === 'surface' ? '#000000' : surface(scheme),
    });
  };

  const literal = (path: TokenPath, scheme: Scheme, found: Found): Ranked => {
    const { layer, rank, setting } = found;
    const { definition } = factsOf(path);
    const saidFor = schemeChain(scheme).find((each) => valueIn(setting, each) !== undefined) ?? 'light';
    const own = valueIn(setting, saidFor);
    const alias = aliasOf(own);
    if (alias !== undefined) {
      const from = variableOwner(alias);
      const target = ranked(from, scheme);
      // with more contrast than where it was taken from, if it is seen against something else here
      if (hasMoreContrast(scheme) && definition.kind === 'color') {
        const value = inScheme(path, scheme, target.value as string);
        if (value !== target.value)
          return {
            value,
            ...colorCss(value),
            rank: Math.max(rank, target.rank),
            provenance: { how: 'derived', layer, from },
          };
      }
      return {
        value: target.value,
        // a component's variables exist on its own roots only: elsewhere what they hold is written out
        ...(sectionOf(splitPath(from)[0]).tier === 'system'
          ? { css: `var(${cssVariable(from)})` }
          : { css: target.css, wideCss: target.wideCss }),
        rank: Math.max(rank, target.rank),
        provenance: { how: 'reference', layer, from },
      };
    }
    let value = own as TokenValue;
    let provenance: Provenance = { how: 'set', layer };
    if (scheme !== saidFor && definition.kind === 'color') {
      value = inScheme(
        path,
        scheme,
        literal(path, schemeBefore[scheme as OtherScheme], found).value as string,
      );
      provenance = { how: 'derived', layer, from: path };
    }
    if (definition.kind === 'color') return { value, ...colorCss(value as string), rank, provenance };
    return { value, css: cssValue(definition.kind as Kind, value as never, definition), rank, provenance };
  };

  /** Whether a text that a weaker layer chose can be read on the ground that a stronger one has set. */
  const isReadable = (path: TokenPath, scheme: Scheme, own: Found): boolean => {
    const { section, definition } = factsOf(path);
    if (definition.derive?.step !== 'on') return false;
    const text = literal(path, scheme, own).value as string;
    const owed = neededContrast('text', scheme);
    return against(section, definition.against).every(
      (ground) => contrast(text, seen(ground, scheme)) >= owed,
    );
  };

  const compute = (path: TokenPath, scheme: Scheme): Ranked => {
    const { own, lockedBy } = ownOf(path, scheme);
    const computed = derived(path, scheme) ?? followed(path, scheme);
    // a state that was set for another base, further down, does not belong to this one
    const leaf =
      own && (!computed || own.rank >= computed.rank || isReadable(path, scheme, own))
        ? literal(path, scheme, own)
        : computed;
    if (!leaf) throw new Error(`no theme sets "${path}", and it is not derived`);
    return lockedBy === undefined ? leaf : { ...leaf, provenance: { ...leaf.provenance, lockedBy } };
  };

  const ranked = (path: TokenPath, scheme: Scheme): Ranked => {
    const before = known[scheme].get(path);
    if (before) return before;
    if (revises && !revises.changed.has(path)) return revises.theme.leaf(path, scheme) as Ranked;
    if (open[scheme].has(path)) {
      const way = [...open[scheme]];
      const circle = [...way.slice(way.indexOf(path)), path].map((leaf) => `${leaf} ${scheme}`);
      throw new Error(`theme values refer to each other in a circle: ${circle.join(' → ')}`);
    }
    open[scheme].add(path);
    try {
      const leaf = compute(path, scheme);
      known[scheme].set(path, leaf);
      return leaf;
    } finally {
      open[scheme].delete(path);
    }
  };

  return {
    product,
    leaf: (path, scheme) => {
      return ranked(variableOwner(path), scheme);
    },
  };
};

/** Leaves that have a CSS variable of their own: all but those that only override a product's core. */
export const emittedPaths: readonly TokenPath[] = tokenPaths.filter(
  (path) => sectionOf(splitPath(path)[0]).overrides === undefined,
);

/** Whether a layer's document refers to itself in a circle, told as a sentence. */
export const findCycle = (theme: ResolvedTheme): string | undefined => {
  try {
    for (const path of emittedPaths) for (const scheme of schemes) theme.leaf(path, scheme);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
};
