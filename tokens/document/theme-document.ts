import {
  splitPath,
  type KindOf,
  type OtherScheme,
  type Product,
  type Scheme,
  type SectionId,
  type TokenName,
  type TokenPath,
  type ValueAt,
} from '../contract/index.ts';

/** What a theme says about one leaf. A value is of the leaf's kind, or another leaf's path in braces. */
export type Setting<V = unknown> = {
  value?: V | `{${TokenPath}}`;
  /** What differs in other schemes; absent = computed from the scheme before it. */
  schemes?: { [S in OtherScheme]?: V | `{${TokenPath}}` };
  /** Later layers may not change it. */
  lock?: boolean;
};
export type ThemeSections = {
  [S in SectionId]?: { [T in TokenName<S>]?: KindOf<S, T> extends never ? never : Setting<ValueAt<S, T>> };
};
/** What a setting itself says about a scheme. */
export const valueIn = (setting: Setting | undefined, scheme: Scheme): unknown =>
  scheme === 'light' ? setting?.value : setting?.schemes?.[scheme];

/** The section whose tokens the picture at the head of a page has. */
export const heroSection = 'pcsx_hero_image' satisfies SectionId;

/** Which picture: a page has another from a width on. */
export type HeroKey = {
  /** The site's own name for the page. */
  page: string;
  /** CSS px. The picture of the greatest width that fits is shown. */
  minWidth: number;
};
/** A picture that a page opens with, and its words. */
export type HeroVariant = HeroKey & {
  /** Empty: it only decorates. */
  alt: string;
  title?: string;
  text?: string;
  /** What differs from the section's own tokens, which all pictures share. */
  tokens: NonNullable<ThemeSections[typeof heroSection]>;
};

/** Why a pair that cannot be told apart may be published. */
export type Waiver = {
  /** As `writePair` writes it. */
  pair: string;
  /** Full name. */
  by: string;
  reason: string;
  /** Foreground and background that it was given for; without them it lets nothing pass any more. */
  colors?: readonly [string, string];
};

/** A font file that a theme brings, with what the file says of itself. Measures are shares of the font size. */
export type ThemeFont = {
  /** What the values of tokens name it by; all files of a family share it. */
  family: string;
  /** Where this site keeps it. */
  url: string;
  /** CSS `font-weight`: the least and the greatest that it has. */
  weight: readonly [number, number];
  style: 'normal' | 'italic';
  /** The first and the last code point of each range that it can write, ascending. */
  ranges: readonly (readonly [number, number])[];
  ascent: number;
  descent: number;
  lineGap: number;
  /** The mean width of a letter in an English text; null = it has no Latin letters. */
  letterWidth: number | null;
};

/** The version of theme documents that this release writes. */
export const currentSchema = 2;

/** A saved theme: only what it overrides. */
export type ThemeDocument = {
  schema: typeof currentSchema;
  product: Product;
  /** What people call it. */
  themeId?: string;
  /** The version of a product's theme that it was made on: `default@12`. */
  inherits?: string;
  sections: ThemeSections;
  /** Pictures, of which a page has several, and fonts, each by its address. */
  assets?: { hero?: readonly HeroVariant[]; fonts?: readonly ThemeFont[] };
  waivers?: readonly Waiver[];
};

/** The same, seen by code that walks all sections. */
export type AnySections = Partial<Record<string, Partial<Record<string, Setting>>>>;

/** What a document itself says about a leaf. */
export function settingAt({ sections }: ThemeDocument, path: TokenPath): Setting | undefined {
  const [section, token] = splitPath(path);
  return (sections as AnySections)[section]?.[token];
}

/** A document's picture for a page from a width on, and nothing narrower or wider. */
export const findHero = ({ assets }: ThemeDocument, key: HeroKey): HeroVariant | undefined =>
  assets?.hero?.find(({ page, minWidth }) => page === key.page && minWidth === key.minWidth);
