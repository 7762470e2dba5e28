import {
  pathOf,
  schemes,
  sectionOf,
  splitPath,
  tokenPaths,
  type Product,
  type Scheme,
  type SectionId,
  type TokenPath,
  type TokenValue,
} from '../contract/index.ts';
import { composite, isOpaque } from '../color/contrast.ts';
import type { AnySections } from '../document/theme-document.ts';
import { factsOf, type Facts } from './facts.ts';
import { computeIn, type Found, type Ranked, type Resolve, type Said } from './leaf-values.ts';
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

type Resolving = {
  product: Product;
  layers?: readonly ThemeLayer[];
  /** A theme that differs in no leaf but these: the others are taken from it instead of being resolved again. */
  revises?: { theme: ResolvedTheme; changed: ReadonlySet<TokenPath> };
};
/** The leaf that takes another's place, or undefined where it has to be computed. */
type Instead = (facts: Facts, scheme: Scheme) => ResolvedLeaf | undefined;
const leavesOf =
  (ranked: Resolve): ResolvedTheme['leaf'] =>
  (path, scheme) =>
    ranked(factsOf(path), scheme);

/** Inside a bar the page's colours are the bar's, and what does not lie inside bars is as it is everywhere. */
const insteadWithin =
  (onPage: Resolve, context: SectionId): Instead =>
  (facts, scheme) => {
    const { section, token } = facts;
    const leaf = onPage(facts, scheme);
    if (sectionOf(section).nests) return leaf.isOfPage ? undefined : leaf;
    const own = section === 'core_properties' ? sectionOf(context).repoints?.[token] : undefined;
    return own === undefined ? leaf : onPage(factsOf(pathOf(context, own)), scheme);
  };

/**
 * Merges layers over the base theme and the product's (default → product → parent → employer → page → preview).
 * Pure; nothing is computed before it is asked for, so that one edit costs no more than what depends on it.
 */
export function resolveTheme(resolving: Resolving): ResolvedTheme {
  const { product, revises } = resolving;
  const contexts = new Map<SectionId, ResolvedTheme>();
  const said = listenTo(resolving);
  const onPage = resolve(said, ({ path }, scheme) =>
    revises && !revises.changed.has(path) ? revises.theme.leaf(path, scheme) : undefined,
  );
  const isLeft = (path: TokenPath) => {
    const facts = factsOf(path);
    return facts.alwaysFollows && said(facts).found.length === 0;
  };
  const within = (context: SectionId): ResolvedTheme => {
    const nested = contexts.get(context) ?? {
      product,
      isLeft,
      leaf: leavesOf(resolve(said, insteadWithin(onPage, context), true)),
      within,
    };
    contexts.set(context, nested);
    return nested;
  };
  return { product, leaf: leavesOf(onPage), isLeft, within };
}

/** What the layers say about a leaf, weakest first, up to a lock. */
function listenTo({ product, layers = [] }: Resolving): (facts: Facts) => Said {
  const stack: readonly ThemeLayer[] = [
    { id: 'default', sections: baseSections },
    { id: 'product', sections: productSections[product] },
    ...layerIds.flatMap((id) => layers.filter((layer) => layer.id === id)),
  ];
  const knownSaid: Said[] = [];
  const listen = ({ token, speakers }: Facts): Said => {
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
  return (facts) => (knownSaid[facts.index] ??= listen(facts));
}

const surfaceFacts = factsOf('core_properties.surface');

function resolve(said: (facts: Facts) => Said, instead: Instead, isNested = false): Resolve {
  const known = eachScheme((): Ranked[] => []);
  // a scheme depends on the one before it, and never the other way round: a circle stays within one
  const open = eachScheme((): Facts[] => []);

  const color = (facts: Facts, scheme: Scheme) => ranked(facts, scheme).value as string;
  /** A colour as it is seen on the page: composited over it where it lets the page through. */
  const seen = (facts: Facts, scheme: Scheme) => {
    const value = color(facts, scheme);
    if (isOpaque(value)) return value;
    askedPage = true;
    return composite(value, surface(scheme));
  };
  /** The page's ground. Most colours only have to be told from it, which does not make them the page's. */
  const surface = (scheme: Scheme) => {
    const asked = askedPage;
    const ground = color(surfaceFacts, scheme);
    askedPage = asked;
    return ground;
  };

  /** Whether what is being computed has asked for a colour that is another one inside a bar. */
  let askedPage = false;
  const ranked = (facts: Facts, scheme: Scheme): Ranked => {
    const before = known[scheme][facts.index];
    if (before) {
      askedPage ||= before.isOfPage;
      return before;
    }
    const leaf =
      scheme !== 'light' && !facts.differsByScheme
        ? ranked(facts, 'light')
        : ((instead(facts, scheme) as Ranked | undefined) ?? found(facts, scheme));
    known[scheme][facts.index] = leaf;
    askedPage ||= leaf.isOfPage;
    return leaf;
  };
  const found = (facts: Facts, scheme: Scheme): Ranked => {
    const way = open[scheme];
    if (way.includes(facts)) {
      const circle = [...way.slice(way.indexOf(facts)), facts].map(({ path }) => `${path} ${scheme}`);
      throw new Error(`theme values refer to each other in a circle: ${circle.join(' → ')}`);
    }
    way.push(facts);
    const asked = askedPage;
    askedPage = false;
    try {
      const leaf = compute(facts, scheme);
      leaf.isOfPage = askedPage || facts.isRepointed;
      return leaf;
    } finally {
      way.pop();
      askedPage = asked;
    }
  };

  const notePage = () => {
    askedPage = true;
  };
  const compute = computeIn({ ranked, color, seen, surface, notePage }, { said, isNested });
  return ranked;
}

/** Leaves that have a CSS variable of their own: all but those that only override a product's core. */
export const emittedPaths: readonly TokenPath[] = tokenPaths.filter(
  (path) => sectionOf(splitPath(path)[0]).overrides === undefined,
);
