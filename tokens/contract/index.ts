import type { Place, SectionDefinition, TokenDefinition } from './define.ts';
import type { Kind, ValueOf } from './kinds.ts';
import * as buttons from './sections/buttons.ts';
import * as parts from './sections/parts.ts';
import * as system from './sections/system.ts';

/** Every section of a theme, by its id in saved themes. Adding one here makes the compiler list what else it needs. */
export const contract = {
  core_properties: system.coreProperties,
  navbar: parts.navbar,
  banner_header: parts.bannerHeader,
  border_radius: system.borderRadius,
  primary_buttons: buttons.primaryButtons,
  secondary_buttons: buttons.secondaryButtons,
  default_buttons: buttons.defaultButtons,
  disruptive_buttons: buttons.disruptiveButtons,
  system_ui_buttons: buttons.systemUiButtons,
  two_state_buttons: buttons.twoStateButtons,
  apply_button: buttons.applyButton,
  cards: parts.cards,
  info_bar: parts.infoBar,
  tabs: parts.tabs,
  talent_experience_core: system.talentExperienceCore,
  talent_experience_nav_button: buttons.navButton,
  talent_experience_go_button: buttons.goButton,
  pcsx_core: system.pcsxCore,
  pcsx_hero_image: parts.pcsxHeroImage,
  pcsx_profile_page: parts.pcsxProfilePage,
} as const satisfies Record<string, SectionDefinition>;

export type Contract = typeof contract;
export type SectionId = keyof Contract;
export type TokenName<S extends SectionId> = keyof Contract[S]['tokens'] & string;
export type KindOf<S extends SectionId, T extends TokenName<S>> =
  Contract[S]['tokens'][T] extends TokenDefinition<infer K extends Kind> ? K : never;
/** `section.token`, the one name of a leaf everywhere outside CSS. */
export type TokenPath = { [S in SectionId]: `${S}.${TokenName<S>}` }[SectionId];
export type ValueAt<S extends SectionId, T extends TokenName<S>> = ValueOf<KindOf<S, T>>;

/** The two themes that a site can start from. */
export const products = ['default', 'pcsx'] as const;
export type Product = (typeof products)[number];

/** The colour schemes that every theme answers: two, and each with more contrast for those who ask for it. */
export const schemes = ['light', 'dark', 'light_contrast', 'dark_contrast'] as const;
export type Scheme = (typeof schemes)[number];
export type OtherScheme = Exclude<Scheme, 'light'>;
/** The scheme that one is computed from where a theme says nothing about it. */
export const schemeBefore = {
  dark: 'light',
  light_contrast: 'light',
  dark_contrast: 'dark',
} as const satisfies Record<OtherScheme, Scheme>;
const chainOf = (scheme: Scheme): readonly Scheme[] =>
  scheme === 'light' ? ['light'] : [scheme, ...chainOf(schemeBefore[scheme])];
const chains = Object.fromEntries(schemes.map((scheme) => [scheme, chainOf(scheme)])) as Record<
  Scheme,
  readonly Scheme[]
>;
/** A scheme and what it is computed from, nearest first. */
export const schemeChain = (scheme: Scheme): readonly Scheme[] => chains[scheme];
export const hasMoreContrast = (scheme: Scheme): boolean => scheme.endsWith('_contrast');

export const sectionIds = Object.keys(contract) as readonly SectionId[];
export const isSectionId = (id: string): id is SectionId => Object.hasOwn(contract, id);

/** The section as data, for code that walks all of them. */
export const sectionOf = (id: SectionId): SectionDefinition => contract[id];
export const tokenNames = (id: SectionId): readonly string[] => Object.keys(contract[id].tokens);
export const pathOf = (section: SectionId, token: string) => `${section}.${token}` as TokenPath;
export function splitPath(path: TokenPath): [SectionId, string] {
  const dot = path.indexOf('.');
  return [path.slice(0, dot) as SectionId, path.slice(dot + 1)];
}
/** The definition of a leaf, or undefined when the contract has none by that name. */
export const findToken = (section: string, token: string): TokenDefinition | undefined =>
  isSectionId(section) && Object.hasOwn(contract[section].tokens, token)
    ? sectionOf(section).tokens[token]
    : undefined;
export const tokenPaths: readonly TokenPath[] = sectionIds.flatMap((id) =>
  tokenNames(id).map((token) => pathOf(id, token)),
);
const definitions = new Map<TokenPath, TokenDefinition>(
  sectionIds.flatMap((id) =>
    Object.entries(sectionOf(id).tokens).map(([token, definition]) => [pathOf(id, token), definition]),
  ),
);
export const isTokenPath = (path: string): path is TokenPath => definitions.has(path as TokenPath);
/** The definition of a leaf. @throws Error when the path is not of the contract. */
export function tokenAt(path: TokenPath): TokenDefinition {
  const found = definitions.get(path);
  if (!found) throw new Error(`"${path}" is not a token of the theme contract`);
  return found;
}

/** Where a leaf is seen: what its section says, unless it says something narrower itself. */
export const seenAt = (path: TokenPath): readonly Place[] =>
  tokenAt(path).seen ?? sectionOf(splitPath(path)[0]).seen;

/** The sections inside of which system tokens take other values: the bars. */
export const contextIds: readonly SectionId[] = sectionIds.filter(
  (id) => sectionOf(id).repoints !== undefined,
);
/** Whether parts of a section lie inside a bar; without one, whether they lie anywhere else. */
export function liesIn(section: SectionId, context: SectionId | undefined): boolean {
  const { nests } = sectionOf(section);
  if (context === undefined) return nests === undefined || nests === 'any';
  return nests === 'any' || nests === context;
}
/** The leaves of parts that lie inside a bar. */
export const nestingPaths = (context: SectionId): readonly TokenPath[] => pathsInside.get(context) ?? [];
const pathsInside = new Map(
  contextIds.map((id) => [id, tokenPaths.filter((path) => liesIn(splitPath(path)[0], id))]),
);

type Variable = `--pt-${string}`;
function variableOf(path: TokenPath, inFamily: boolean): Variable {
  const [section, token] = splitPath(path);
  const { prefix, family = prefix } = sectionOf(section);
  return `--pt-${inFamily ? family : prefix}-${token.replaceAll('_', '-')}`;
}
const variables = new Map(tokenPaths.map((path) => [path, variableOf(path, true)]));
/**
 * The CSS custom property of a leaf on the root that carries its section: `primary_buttons.background_hover` →
 * `--pt-button-background-hover`. Sections of a family share their names, each on its own class.
 */
export const cssVariable = (path: TokenPath): Variable => variables.get(path) ?? variableOf(path, true);
/** A name of its own for each leaf, for lists of all of them: → `--pt-button-primary-background-hover`. */
export const listedVariable = (path: TokenPath): Variable => variableOf(path, false);

function variableOrWhatItFollows(section: SectionId, token: string): string {
  const { follows = [] } = tokenAt(pathOf(section, token));
  const [first, ...others] = [token, ...follows]
    .map((name) => cssVariable(pathOf(section, name)))
    .toReversed();
  return others.reduce((inner, name) => `var(${name}, ${inner})`, `var(${first})`);
}

type Vars = { readonly [S in SectionId]: { readonly [T in TokenName<S>]: string } };
/** `var(--pt-…)` of every leaf, and of what it follows where it is not set, for style sheets: `vars.cards.padding`. */
export const vars = Object.fromEntries(
  sectionIds.map((id) => [
    id,
    Object.fromEntries(tokenNames(id).map((token) => [token, variableOrWhatItFollows(id, token)])),
  ]),
) as Vars;

/** The class by which a component's root says which section's tokens it carries; also what "pick on the page" reads. */
export const sectionClass = <S extends SectionId>(section: S): `pt-${S}` => `pt-${section}`;
/** The attribute by which it says on which page it is, where that makes a difference. */
export const pageAttribute = 'data-pt-page';
/** Where a section's variables are set: the theme root, or the roots of its components. */
export const sectionSelector = (section: SectionId): string =>
  sectionOf(section).tier === 'system' ? themeRootSelector : `.${sectionClass(section)}`;
/** The document's root, or an element inside it that carries a theme of its own. */
export const themeRootSelector = ':root, [data-pt-theme]';

/** Cascade layers, weakest first. Every stylesheet opens with this order, so that the order of imports cannot matter. */
export const layers = [
  'reset',
  'theme.default',
  'theme.product',
  'theme.employer',
  'theme.preview',
  'theme.panel',
  'component',
  'app',
] as const;
export type Layer = (typeof layers)[number];
export const layerOrder = `@layer ${layers.join(', ')};`;

export type { ColorRole, DerivedStep, Place, SectionDefinition, TokenDefinition } from './define.ts';
export { checkValue, cssValue, differsByScheme, isColor, noShadow } from './kinds.ts';
export type { Kind, Limits, ShadowLayer, TokenValue, ValueOf } from './kinds.ts';

/** A section, and those that override its leaves for one product: who may not change it may not go around it either. */
export const withOverriding = (section: SectionId): readonly SectionId[] =>
  sectionIds.filter((id) => id === section || sectionOf(id).overrides === section);
