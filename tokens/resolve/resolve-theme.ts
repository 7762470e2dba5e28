import {
  cssValue,
  cssVariable,
  differsByScheme,
  pathOf,
  hasMoreContrast,
  noShadow,
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
  type TokenPath,
  type TokenValue,
} from '../contract/index.ts';
import { deriveContrast, deriveDark, deriveStep } from '../derive/derive-color.ts';
import {
  composite,
  contrast,
  isInSrgb,
  isOpaque,
  nearestPassing,
  neededContrast,
  paintedColor,
} from '../contrast/contrast.ts';
import { aliasOf } from '../document/check-tokens.ts';
import { valueIn, type AnySections, type Setting } from '../document/theme-document.ts';
import { factsOf, groundOf } from './facts.ts';
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
  /** It is, or depends on, a colour of the page that is another one inside a bar. */
  isOfPage?: boolean;
};

export type ResolvedTheme = {
  product: Product;
  /** Value and provenance of a leaf; computed when first asked for. @throws Error naming the leaves of a cycle. */
  leaf: (path: TokenPath, scheme: Scheme) => ResolvedLeaf;
  /** Whether a leaf only follows another in every scheme and bar; cheaper than to ask for it. */
  isLeft: (path: TokenPath) => boolean;
  /** The same theme as parts see it that lie inside a bar: its colours are their page's. */
  within: (context: SectionId) => ResolvedTheme;
};

const eachScheme = <Value>(make: () => Value) =>
  Object.fromEntries(schemes.map((scheme) => [scheme, make()])) as Record<Scheme, Value>;

const colorCss = (value: string): Pick<ResolvedLeaf, 'css' | 'wideCss'> =>
  isInSrgb(value) ? { css: value } : { css: paintedColor(value), wideCss: value };

type Found = { layer: LayerId; rank: number; setting: Setting };
type Said = { found: readonly Found[]; lockedBy?: LayerId };
type Ranked = ResolvedLeaf & { rank: number; isOfPage: boolean };

type Computed = Omit<Ranked, 'isOfPage'>;

type Resolving = {
  product: Product;
  layers?: readonly ThemeLayer[];
  /** A theme that differs in no leaf but these: the others are taken from it instead of being resolved again. */
  revises?: { theme: ResolvedTheme; changed: ReadonlySet<TokenPath> };
};
/** The leaf that takes another's place, or undefined where it has to be computed. */
type Instead = (path: TokenPath, scheme: Scheme) => ResolvedLeaf | undefined;

/** Inside a bar the page's colours are the bar's, and what does not lie inside bars is as it is everywhere. */
const insteadWithin =
  (theme: ResolvedTheme, context: SectionId): Instead =>
  (path, scheme) => {
    const { section, token } = factsOf(path);
    const leaf = theme.leaf(path, scheme) as Ranked;
    if (sectionOf(section).nests) return leaf.isOfPage ? undefined : leaf;
    const own = section === 'core_properties' ? sectionOf(context).repoints?.[token] : undefined;
    return own === undefined ? leaf : theme.leaf(pathOf(context, own), scheme);
  };

/**
 * Merges layers over the base theme and the product's (default → product → parent → employer → page → preview).
 * Pure; nothing is computed before it is asked for, so that one edit costs no more than what depends on it.
 */
export const resolveTheme = (resolving: Resolving): ResolvedTheme => {
  const { product, revises } = resolving;
  const contexts = new Map<SectionId, ResolvedTheme>();
  const said = listenTo(resolving);
  const leaf = resolve(said, (path, scheme) =>
    revises && !revises.changed.has(path) ? revises.theme.leaf(path, scheme) : undefined,
  );
  const isLeft = (path: TokenPath) => factsOf(path).alwaysFollows && said(path).found.length === 0;
  const within = (context: SectionId): ResolvedTheme => {
    const nested = contexts.get(context) ?? {
      product,
      isLeft,
      leaf: resolve(said, insteadWithin(theme, context), true),
      within,
    };
    contexts.set(context, nested);
    return nested;
  };
  const theme: ResolvedTheme = { product, leaf, isLeft, within };
  return theme;
};

/** What the layers say about a leaf, weakest first, up to a lock. */
const listenTo = ({ product, layers = [] }: Resolving): ((path: TokenPath) => Said) => {
  const stack: readonly ThemeLayer[] = [
    { id: 'default', sections: baseSections },
    { id: 'product', sections: productSections[product] },
    ...layerIds.flatMap((id) => layers.filter((layer) => layer.id === id)),
  ];
  const knownSaid = new Map<TokenPath, Said>();
  const listen = (path: TokenPath): Said => {
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
  return (path) => {
    const before = knownSaid.get(path);
    if (before) return before;
    const all = listen(path);
    knownSaid.set(path, all);
    return all;
  };
};

const resolve = (
  said: (path: TokenPath) => Said,
  instead: Instead,
  isNested = false,
): ResolvedTheme['leaf'] => {
  const known = eachScheme(() => new Map<TokenPath, Ranked>());
  // a scheme depends on the one before it, and never the other way round: a circle stays within one
  const open = eachScheme(() => new Set<TokenPath>());

  /** The strongest setting that has a value for a scheme. */
  const ownOf = (path: TokenPath, scheme: Scheme): { own: Found | undefined; lockedBy?: LayerId } => {
    const { found, lockedBy } = said(path);
    const own = found.findLast(({ setting }) =>
      schemeChain(scheme).some((each) => valueIn(setting, each) !== undefined),
    );
    return lockedBy === undefined ? { own } : { own, lockedBy };
  };
  /** Whether it has a variable of its own in a scheme; light and dark share one. */
  const hasVariable = (path: TokenPath, scheme: Scheme): boolean =>
    schemes.some(
      (each) => hasMoreContrast(each) <= hasMoreContrast(scheme) && !ranked(path, each).isFollowing,
    );

  const color = (path: TokenPath, scheme: Scheme) => ranked(path, scheme).value as string;
  /** A colour as it is seen on the page: composited over it where it lets the page through. */
  const seen = (path: TokenPath, scheme: Scheme) => {
    const value = color(path, scheme);
    if (isOpaque(value)) return value;
    askedPage = true;
    return composite(value, surface(scheme));
  };
  /** The page's ground. Most colours only have to be told from it, which does not make them the page's. */
  const surface = (scheme: Scheme) => {
    const asked = askedPage;
    const ground = color('core_properties.surface', scheme);
    askedPage = asked;
    return ground;
  };

  const derived = (path: TokenPath, scheme: Scheme): Computed | undefined => {
    const { definition, derivesFrom: from, grounds, authoredGrounds, text } = factsOf(path);
    const { derive, role = 'decoration' } = definition;
    if (!derive || !from) return undefined;
    const base = ranked(from, scheme);
    if (!isOpaque(base.value as string)) askedPage = true;
    const isGround = role === 'surface' || role === 'fill';
    const value = deriveStep(base.value as string, derive.step, role, {
      scheme,
      against: derive.step === 'on' ? [] : grounds.map((ground) => seen(ground, scheme)),
      text: isGround ? color(text, scheme) : '#000000',
      surface: surface(scheme),
      groundMoves: !isGround && grounds.length > authoredGrounds.length,
    });
    return {
      value,
      ...colorCss(value),
      rank: base.rank,
      provenance: { how: 'derived', layer: base.provenance.layer, from },
    };
  };

  /** The value of what a token follows: of the first that has a variable, else of the last. */
  const followed = (path: TokenPath, scheme: Scheme): Computed | undefined => {
    const { definition, follows, grounds } = factsOf(path);
    const last = follows.at(-1);
    if (last === undefined) return undefined;
    const from = follows.find((each) => each === last || hasVariable(each, scheme)) ?? last;
    const source = ranked(from, scheme);
    const { role = 'decoration' } = definition;
    const { value } = source;
    const passing =
      definition.kind === 'color'
        ? nearestPassing(
            value as string,
            grounds.map((ground) => seen(ground, scheme)),
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
    const { definition, authoredGrounds, inks } = factsOf(path);
    const role = definition.role ?? 'decoration';
    const isGround = role === 'surface' || role === 'fill';
    const grounds = isGround ? [] : authoredGrounds.map((ground) => seen(ground, scheme));
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

  /** A leaf as another section's refers to it. */
  const writtenFor = (from: TokenPath, scheme: Scheme): Pick<ResolvedLeaf, 'css' | 'wideCss'> => {
    if (sectionOf(splitPath(from)[0]).tier === 'system') return { css: `var(${cssVariable(from)})` };
    // a component's variables exist on its own roots only: elsewhere what they hold is written out
    const { css, wideCss, isFollowing, provenance } = ranked(from, scheme);
    return isFollowing && provenance.from ? writtenFor(provenance.from, scheme) : { css, wideCss };
  };

  const literal = (path: TokenPath, scheme: Scheme, found: Found): Computed => {
    const { layer, rank, setting } = found;
    const { definition } = factsOf(path);
    const saidFor = schemeChain(scheme).find((each) => valueIn(setting, each) !== undefined) ?? 'light';
    const own = valueIn(setting, saidFor);
    const alias = aliasOf(own);
    if (alias !== undefined) {
      const from = factsOf(alias).owner;
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
        ...writtenFor(from, scheme),
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
    const css = cssValue(definition.kind as Kind, value as never, definition);
    const isFlat = definition.kind === 'shadow' && css === 'none';
    return { value, css: isFlat ? noShadow : css, rank, provenance };
  };

  /** Whether a text that a weaker layer chose can be read on the ground that a stronger one has set. */
  const isReadable = (path: TokenPath, scheme: Scheme, own: Found): boolean => {
    const { definition, grounds } = factsOf(path);
    if (definition.derive?.step !== 'on') return false;
    const text = literal(path, scheme, own).value as string;
    const owed = neededContrast('text', scheme);
    return grounds.every((ground) => contrast(text, seen(ground, scheme)) >= owed);
  };

  /** Whether what is set was meant for the base that it would be computed from. */
  const belongs = (path: TokenPath, scheme: Scheme, own: Found, computed: Computed): boolean => {
    // a text that refers to the page's was not chosen for the bar whose text it gets there
    const isBorrowed =
      isNested &&
      tokenAt(path).derive?.step === 'on' &&
      literal(path, scheme, own).provenance.how === 'reference';
    return own.rank >= computed.rank && !isBorrowed;
  };

  const compute = (path: TokenPath, scheme: Scheme): Computed => {
    const { own, lockedBy } = ownOf(path, scheme);
    const computed = derived(path, scheme) ?? followed(path, scheme);
    // a state that was set for another base, further down, does not belong to this one, unless it was locked
    const stays =
      lockedBy !== undefined ||
      !computed ||
      (own && (belongs(path, scheme, own, computed) || isReadable(path, scheme, own)));
    const leaf = own && stays ? literal(path, scheme, own) : computed;
    if (!leaf) throw new Error(`no theme sets "${path}", and it is not derived`);
    return lockedBy === undefined ? leaf : { ...leaf, provenance: { ...leaf.provenance, lockedBy } };
  };

  /** Whether what is being computed has asked for a colour that is another one inside a bar. */
  let askedPage = false;
  const ranked = (path: TokenPath, scheme: Scheme): Ranked => {
    const before = known[scheme].get(path);
    if (before) {
      askedPage ||= before.isOfPage;
      return before;
    }
    const leaf =
      scheme !== 'light' && !differsByScheme(tokenAt(path).kind)
        ? ranked(path, 'light')
        : ((instead(path, scheme) as Ranked | undefined) ?? found(path, scheme));
    known[scheme].set(path, leaf);
    askedPage ||= leaf.isOfPage;
    return leaf;
  };
  const found = (path: TokenPath, scheme: Scheme): Ranked => {
    if (open[scheme].has(path)) {
      const way = [...open[scheme]];
      const circle = [...way.slice(way.indexOf(path)), path].map((leaf) => `${leaf} ${scheme}`);
      throw new Error(`theme values refer to each other in a circle: ${circle.join(' → ')}`);
    }
    open[scheme].add(path);
    const asked = askedPage;
    askedPage = false;
    try {
      const leaf: Ranked = Object.assign(compute(path, scheme), { isOfPage: false });
      leaf.isOfPage = askedPage || factsOf(path).isRepointed;
      return leaf;
    } finally {
      open[scheme].delete(path);
      askedPage = asked;
    }
  };

  return (path, scheme) => known[scheme].get(path) ?? ranked(factsOf(path).owner, scheme);
};

/** Leaves that have a CSS variable of their own: all but those that only override a product's core. */
export const emittedPaths: readonly TokenPath[] = tokenPaths.filter(
  (path) => sectionOf(splitPath(path)[0]).overrides === undefined,
);
