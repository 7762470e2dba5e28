import {
  cssValue,
  cssVariable,
  pathOf,
  hasMoreContrast,
  noShadow,
  schemeBefore,
  schemeChain,
  schemes,
  sectionOf,
  splitPath,
  tokenPaths,
  type Kind,
  type OtherScheme,
  type Product,
  type Scheme,
  type SectionId,
  type TokenPath,
  type TokenValue,
} from '../contract/index.ts';
import { deriveContrast, deriveDark, deriveStep, staysUnseen } from '../derive/derive-color.ts';
import {
  composite,
  contrast,
  isInSrgb,
  isOpaque,
  nearestPassing,
  neededContrast,
  paintedColor,
} from '../color/contrast.ts';
import { aliasOf } from '../document/check-tokens.ts';
import { valueIn, type AnySections, type Setting } from '../document/theme-document.ts';
import { factsOf, groundOf, type Facts } from './facts.ts';
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

type Found = { layer: LayerId; rank: number; setting: Setting };
type Said = { found: readonly Found[]; lockedBy?: LayerId };
type Ranked = ResolvedLeaf & { rank: number; isFollowing: boolean; isOfPage: boolean };

type Origin = Pick<Ranked, 'rank' | 'provenance'>;
/** All leaves have their keys in this order: engines are slow with objects of many shapes. */
const written = (
  { css, wideCss, isFollowing = false }: Pick<ResolvedLeaf, 'css' | 'wideCss' | 'isFollowing'>,
  { value, rank, provenance }: Origin & { value: TokenValue },
): Ranked => ({ value, css, wideCss, rank, provenance, isFollowing, isOfPage: false });
const colored = (value: string, { rank, provenance }: Origin): Ranked =>
  written(isInSrgb(value) ? { css: value } : { css: paintedColor(value), wideCss: value }, {
    value,
    rank,
    provenance,
  });

type Resolving = {
  product: Product;
  layers?: readonly ThemeLayer[];
  /** A theme that differs in no leaf but these: the others are taken from it instead of being resolved again. */
  revises?: { theme: ResolvedTheme; changed: ReadonlySet<TokenPath> };
};
/** The leaf that takes another's place, or undefined where it has to be computed. */
type Instead = (facts: Facts, scheme: Scheme) => ResolvedLeaf | undefined;
type Resolve = (facts: Facts, scheme: Scheme) => Ranked;
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

/** The strongest setting that has a value for a scheme. */
const ownOf = ({ found }: Said, scheme: Scheme): Found | undefined =>
  found.findLast(({ setting }) => schemeChain(scheme).some((each) => valueIn(setting, each) !== undefined));

const surfaceFacts = factsOf('core_properties.surface');

function resolve(said: (facts: Facts) => Said, instead: Instead, isNested = false): Resolve {
  const known = eachScheme((): Ranked[] => []);
  // a scheme depends on the one before it, and never the other way round: a circle stays within one
  const open = eachScheme((): Facts[] => []);

  /** Whether it has a variable of its own in a scheme; light and dark share one. */
  const hasVariable = (facts: Facts, scheme: Scheme): boolean =>
    schemes.some(
      (each) => hasMoreContrast(each) <= hasMoreContrast(scheme) && !ranked(facts, each).isFollowing,
    );

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

  const derived = (facts: Facts, scheme: Scheme): Ranked | undefined => {
    const { definition, derivesFrom: from, grounds, authoredGrounds, text } = facts;
    const { derive, role = 'decoration' } = definition;
    if (!derive || !from) return undefined;
    const { value: base, rank, provenance } = ranked(from, scheme) as Ranked & { value: string };
    const origin: Origin = { rank, provenance: { how: 'derived', layer: provenance.layer, from: from.path } };
    if (!isOpaque(base)) askedPage = true;
    if (staysUnseen(base, derive.step, role)) return colored(base, origin);
    const isGround = role === 'surface' || role === 'fill';
    const value = deriveStep(base, derive.step, role, {
      scheme,
      against: derive.step === 'on' ? [] : grounds.map((ground) => seen(ground, scheme)),
      text: isGround ? color(factsOf(text), scheme) : '#000000',
      surface: surface(scheme),
      groundMoves: !isGround && grounds.length > authoredGrounds.length,
    });
    return colored(value, origin);
  };

  /** The value of what a token follows: of the first that has a variable, else of the last. */
  const followed = (facts: Facts, scheme: Scheme): Ranked | undefined => {
    const { definition, follows, grounds } = facts;
    const last = follows.at(-1);
    if (last === undefined) return undefined;
    const from = follows.find((each) => each === last || hasVariable(each, scheme)) ?? last;
    const source = ranked(from, scheme);
    const { value, rank } = source;
    const { layer } = source.provenance;
    const passing =
      definition.kind === 'color'
        ? nearestPassing(
            value as string,
            grounds.map((ground) => seen(ground, scheme)),
            neededContrast(definition.role ?? 'decoration', scheme),
          )
        : value;
    if (passing !== value)
      return colored(passing as string, { rank, provenance: { how: 'derived', layer, from: from.path } });
    const css = source.isFollowing ? source.css : `var(${cssVariable(from.path)})`;
    const provenance: Provenance = { how: 'reference', layer, from: from.path };
    return written({ css, isFollowing: true }, { value, rank, provenance });
  };

  /** What a colour that a theme sets for the scheme before becomes in this one. */
  const inScheme = (facts: Facts, scheme: Scheme, before: string): string => {
    const { definition, authoredGrounds, inks, path } = facts;
    const role = definition.role ?? 'decoration';
    const isGround = role === 'surface' || role === 'fill';
    const grounds = isGround ? [] : authoredGrounds.map((ground) => seen(ground, scheme));
    if (hasMoreContrast(scheme))
      return deriveContrast(before, role, {
        scheme,
        grounds: role === 'decoration' ? [seen(factsOf(groundOf(path)), scheme)] : grounds,
        // as they were: in this scheme they are measured against the ground
        inks: isGround ? inks.map((ink) => color(factsOf(ink), schemeBefore[scheme as OtherScheme])) : [],
      });
    return deriveDark(before, role, {
      against: grounds,
      surface: role === 'surface' ? '#000000' : surface(scheme),
    });
  };

  /** A leaf as another section's refers to it. */
  const writtenFor = (from: Facts, scheme: Scheme): Pick<ResolvedLeaf, 'css' | 'wideCss'> => {
    if (sectionOf(from.section).tier === 'system') return { css: `var(${cssVariable(from.path)})` };
    // a component's variables exist on its own roots only: elsewhere what they hold is written out
    const { css, wideCss, isFollowing, provenance } = ranked(from, scheme);
    return isFollowing && provenance.from ? writtenFor(factsOf(provenance.from), scheme) : { css, wideCss };
  };

  const literal = (facts: Facts, scheme: Scheme, found: Found): Ranked => {
    const { layer, rank, setting } = found;
    const { definition, path } = facts;
    const saidFor = schemeChain(scheme).find((each) => valueIn(setting, each) !== undefined) ?? 'light';
    const own = valueIn(setting, saidFor);
    const alias = aliasOf(own);
    if (alias !== undefined) {
      const from = factsOf(alias);
      const target = ranked(from, scheme);
      const stronger = Math.max(rank, target.rank);
      // with more contrast than where it was taken from, if it is seen against something else here
      const value =
        hasMoreContrast(scheme) && definition.kind === 'color'
          ? inScheme(facts, scheme, target.value as string)
          : target.value;
      if (value !== target.value)
        return colored(value as string, {
          rank: stronger,
          provenance: { how: 'derived', layer, from: from.path },
        });
      return written(writtenFor(from, scheme), {
        value,
        rank: stronger,
        provenance: { how: 'reference', layer, from: from.path },
      });
    }
    const set: Origin = { rank, provenance: { how: 'set', layer } };
    if (definition.kind === 'color') {
      if (scheme === saidFor) return colored(own as string, set);
      const before = literal(facts, schemeBefore[scheme as OtherScheme], found).value as string;
      return colored(inScheme(facts, scheme, before), {
        rank,
        provenance: { how: 'derived', layer, from: path },
      });
    }
    const css = cssValue(definition.kind as Kind, own as never, definition);
    const isFlat = definition.kind === 'shadow' && css === 'none';
    return written({ css: isFlat ? noShadow : css }, { value: own as TokenValue, ...set });
  };

  /** Whether a text that a weaker layer chose can be read on the ground that a stronger one has set. */
  const isReadable = (facts: Facts, scheme: Scheme, own: Found): boolean => {
    const { definition, grounds } = facts;
    if (definition.derive?.step !== 'on') return false;
    const text = literal(facts, scheme, own).value as string;
    const owed = neededContrast('text', scheme);
    return grounds.every((ground) => contrast(text, seen(ground, scheme)) >= owed);
  };

  /** Whether what is set was meant for the base that it would be computed from. */
  const belongs = (facts: Facts, scheme: Scheme, own: Found, computed: Ranked): boolean => {
    // a text that refers to the page's was not chosen for the bar whose text it gets there
    const isBorrowed =
      isNested &&
      facts.definition.derive?.step === 'on' &&
      literal(facts, scheme, own).provenance.how === 'reference';
    return own.rank >= computed.rank && !isBorrowed;
  };

  const compute = (facts: Facts, scheme: Scheme): Ranked => {
    const all = said(facts);
    const { lockedBy } = all;
    const own = ownOf(all, scheme);
    const computed = derived(facts, scheme) ?? followed(facts, scheme);
    // a state that was set for another base, further down, does not belong to this one, unless it was locked
    const stays =
      lockedBy !== undefined ||
      !computed ||
      (own && (belongs(facts, scheme, own, computed) || isReadable(facts, scheme, own)));
    const leaf = own && stays ? literal(facts, scheme, own) : computed;
    if (!leaf) throw new Error(`no theme sets "${facts.path}", and it is not derived`);
    if (lockedBy !== undefined) leaf.provenance.lockedBy = lockedBy;
    return leaf;
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

  return ranked;
}

/** Leaves that have a CSS variable of their own: all but those that only override a product's core. */
export const emittedPaths: readonly TokenPath[] = tokenPaths.filter(
  (path) => sectionOf(splitPath(path)[0]).overrides === undefined,
);
