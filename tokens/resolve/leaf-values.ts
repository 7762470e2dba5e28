import {
  cssValue,
  cssVariable,
  hasMoreContrast,
  noShadow,
  schemeBefore,
  schemeChain,
  schemes,
  sectionOf,
  type Kind,
  type OtherScheme,
  type Scheme,
  type TokenValue,
} from '../contract/index.ts';
import {
  contrast,
  isInSrgb,
  isOpaque,
  nearestPassing,
  neededContrast,
  paintedColor,
} from '../color/contrast.ts';
import { deriveContrast, deriveDark, deriveStep, staysUnseen } from '../derive/derive-color.ts';
import { aliasOf } from '../document/check-tokens.ts';
import { valueIn, type Setting } from '../document/theme-document.ts';
import { factsOf, groundOf, type Facts } from './facts.ts';
import type { LayerId, ResolvedLeaf } from './resolve-theme.ts';

export type Found = { layer: LayerId; rank: number; setting: Setting };
export type Said = { found: readonly Found[]; lockedBy?: LayerId };
export type Ranked = ResolvedLeaf & { rank: number; isFollowing: boolean; isOfPage: boolean };

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

export type Resolve = (facts: Facts, scheme: Scheme) => Ranked;

/** The leaves of a theme, as the one that is being computed may ask for them. */
type Leaves = {
  ranked: Resolve;
  color: (facts: Facts, scheme: Scheme) => string;
  /** A colour as it is seen on the page. */
  seen: (facts: Facts, scheme: Scheme) => string;
  /** The page's ground. */
  surface: (scheme: Scheme) => string;
  /** Notes that what is being computed depends on a colour of the page. */
  notePage: () => void;
};
type Computed = (facts: Facts, scheme: Scheme) => Ranked | undefined;

/** Returns how a leaf gets its value: as it is set, or from the leaves that it derives from or follows. */
export function computeIn(
  leaves: Leaves,
  { said, isNested }: { said: (facts: Facts) => Said; isNested: boolean },
): Resolve {
  const derived = derivedIn(leaves);
  const followed = followedIn(leaves);
  const literal = literalIn(leaves);

  /** Whether a text that a weaker layer chose can be read on the ground that a stronger one has set. */
  const isReadable = (facts: Facts, scheme: Scheme, own: Found): boolean => {
    const { definition, grounds } = facts;
    if (definition.derive?.step !== 'on') return false;
    const text = literal(facts, scheme, own).value as string;
    const owed = neededContrast('text', scheme);
    return grounds.every((ground) => contrast(text, leaves.seen(ground, scheme)) >= owed);
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

  return (facts, scheme) => {
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
}

/** The strongest setting that has a value for a scheme. */
const ownOf = ({ found }: Said, scheme: Scheme): Found | undefined =>
  found.findLast(({ setting }) => schemeChain(scheme).some((each) => valueIn(setting, each) !== undefined));

/** Computes a leaf from the one that it derives from. */
function derivedIn({ ranked, color, seen, surface, notePage }: Leaves): Computed {
  return (facts, scheme) => {
    const { definition, derivesFrom: from, grounds, authoredGrounds, text } = facts;
    const { derive, role = 'decoration' } = definition;
    if (!derive || !from) return undefined;
    const { value: base, rank, provenance } = ranked(from, scheme) as Ranked & { value: string };
    const origin: Origin = { rank, provenance: { how: 'derived', layer: provenance.layer, from: from.path } };
    if (!isOpaque(base)) notePage();
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
}

/** Gives a leaf the value of what it follows: of the first that has a variable, else of the last. */
function followedIn({ ranked, seen }: Leaves): Computed {
  /** Whether it has a variable of its own in a scheme; light and dark share one. */
  const hasVariable = (facts: Facts, scheme: Scheme): boolean =>
    schemes.some(
      (each) => hasMoreContrast(each) <= hasMoreContrast(scheme) && !ranked(facts, each).isFollowing,
    );

  return (facts, scheme) => {
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
    const how = passing === value ? 'reference' : 'derived';
    const origin: Origin = { rank, provenance: { how, layer, from: from.path } };
    if (passing !== value) return colored(passing as string, origin);
    const css = source.isFollowing ? source.css : `var(${cssVariable(from.path)})`;
    return written({ css, isFollowing: true }, { value, ...origin });
  };
}

/** Gives a leaf the value that is set for it, or what that becomes in another scheme. */
function literalIn({
  ranked,
  color,
  seen,
  surface,
}: Leaves): (facts: Facts, scheme: Scheme, found: Found) => Ranked {
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
      // with more contrast than where it was taken from, if it is seen against something else here
      const value =
        hasMoreContrast(scheme) && definition.kind === 'color'
          ? inScheme(facts, scheme, target.value as string)
          : target.value;
      const isSame = value === target.value;
      const origin: Origin = {
        rank: Math.max(rank, target.rank),
        provenance: { how: isSame ? 'reference' : 'derived', layer, from: from.path },
      };
      return isSame
        ? written(writtenFor(from, scheme), { value, ...origin })
        : colored(value as string, origin);
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

  return literal;
}
