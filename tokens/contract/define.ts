import type { Kind, Limits } from './kinds.ts';

/**
 * What a colour is for. It decides how its dark value is derived and which contrast it owes:
 * `text` 4.5, `edge` and `focus` 3 (WCAG 2.2, 1.4.3 and 1.4.11), the others none of their own.
 */
export type ColorRole = 'surface' | 'fill' | 'text' | 'edge' | 'focus' | 'decoration';

/** Where on a site something is seen: a page of candidates, or a part that many pages have. `help.ts` names them. */
export type Place =
  | 'everywhere'
  | 'navbar'
  | 'banner'
  | 'hero'
  | 'cards'
  | 'tabs'
  | 'forms'
  | 'messages'
  | 'menus'
  | 'dialogs'
  | 'search'
  | 'job'
  | 'login'
  | 'apply'
  | 'profile'
  | 'applications'
  | 'offers'
  | 'settings';
export type Places = readonly [Place, ...Place[]];

/** How a colour that nobody set follows from another of the same section. */
export type Derivation<From extends string = string> = { from: From; step: DerivedStep };
export const derivedSteps = [
  'hover',
  'active',
  'selected',
  'disabled',
  'muted',
  'edge',
  'on',
  'ring',
  'counter',
] as const;
export type DerivedStep = (typeof derivedSteps)[number];

export type TokenDefinition<K extends Kind = Kind> = Limits & {
  kind: K;
  /** What the token is called; `help.ts` says what it does. */
  label: string;
  /** Absent: wherever its section is. */
  seen?: Places;
  /** Colours only. */
  role?: ColorRole;
  /** Colours only: the tokens of the same section, or paths of others, that this one is read or seen against. */
  against?: readonly string[];
  /**
   * Colours only: more tokens of the same section, or paths of others, that it lies on. The guard measures it there; it is not computed from
   * them, since they may refer to it.
   */
  alsoOn?: readonly string[];
  /** Absent: a theme authors it. Present: computed unless a theme sets it. */
  derive?: Derivation;
  /**
   * Tokens of the same section whose value it takes unless a theme sets it: of the first that a theme sets, else of the
   * last. Costs no variable while it does.
   */
  follows?: readonly [string, ...string[]];
};

export type SectionDefinition = {
  label: string;
  seen: Places;
  /** `system` tokens sit on the theme root, `component` tokens on the roots of their components. */
  tier: 'system' | 'component';
  /** Between `--pt-` and the token's name where the leaves of all sections stand side by side. */
  prefix: string;
  /**
   * The same where they stand on the roots of their components, absent = `prefix`. Sections of parts that differ in their
   * role only share it, and with it one style sheet.
   */
  family?: string;
  /** Only in this product; absent = in both. */
  product?: 'default' | 'pcsx';
  /** This section has no names of its own: it overrides leaves of that one while its product is in use. */
  overrides?: 'core_properties';
  /** System tokens that take this section's values inside its component: what makes it a context. */
  repoints?: Readonly<Record<string, string>>;
  /** Its parts lie inside bars too, or inside this one only, and are computed there from the bar's colours. */
  nests?: 'any' | 'navbar';
  tokens: Readonly<Record<string, TokenDefinition>>;
};

export const defineSection = <const S extends SectionDefinition>(section: S): S => section;

type Text = { label: string; seen?: Places };
type ColorText = Text & {
  role: ColorRole;
  against?: readonly string[];
  alsoOn?: readonly string[];
  opaque?: true;
};

// Two forms, so that the type says whether a theme has to author the colour or may leave it to be derived.
export function color(
  definition: ColorText & { derive: Derivation },
): TokenDefinition<'color'> & { derive: Derivation };
export function color(definition: ColorText): TokenDefinition<'color'> & { derive?: undefined };
export function color(definition: ColorText & { derive?: Derivation }): TokenDefinition<'color'> {
  return { kind: 'color', ...definition };
}

type Follows = { follows: readonly [string, ...string[]] };
/** A token that takes the value of another until a theme sets it. */
export const following = <K extends Kind>(
  definition: TokenDefinition<K>,
  follows: readonly [string, ...string[]],
): TokenDefinition<K> & Follows => ({ ...definition, follows });

type Authored<K extends Kind> = TokenDefinition<K> & { derive?: undefined };
export const dimension = (definition: Text & Limits): Authored<'dimension'> => ({
  kind: 'dimension',
  min: 0,
  ...definition,
});
export const number = (definition: Text & Limits): Authored<'number'> => ({ kind: 'number', ...definition });
export const fontFamily = (definition: Text): Authored<'fontFamily'> => ({
  kind: 'fontFamily',
  ...definition,
});
export const fontWeight = (definition: Text): Authored<'fontWeight'> => ({
  kind: 'fontWeight',
  min: 1,
  max: 1000,
  ...definition,
});
export const shadow = (definition: Text): Authored<'shadow'> => ({ kind: 'shadow', ...definition });
export const duration = (definition: Text & Limits): Authored<'duration'> => ({
  kind: 'duration',
  min: 0,
  max: 1000,
  ...definition,
});
export const image = (definition: Text): Authored<'image'> => ({ kind: 'image', ...definition });
