import {
  cssVariable,
  layerOrder,
  sectionAttribute,
  sectionIds,
  sectionOf,
  sectionSelector,
  splitPath,
  themeRootSelector,
  tokenAt,
  type Layer,
  type Scheme,
  type SectionId,
  type ShadowLayer,
  type TokenPath,
} from '../contract/index.ts';
import { emittedPaths, type ResolvedLeaf, type ResolvedTheme } from '../resolve/resolve-theme.ts';

/** A CSS rule as data. Its selector carries no specificity. */
export type Rule = { selector: string; declarations: Record<string, string> };

// `light-dark()` follows the element's own color-scheme, so a nested dark context needs no second set of rules
const schemed = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`);
const shadowFor = (light: readonly ShadowLayer[], dark: readonly ShadowLayer[]): string =>
  light.length === 0
    ? 'none'
    : light
        .map(
          ({ x, y, blur, spread, color }, index) =>
            `${x}px ${y}px ${blur}px ${spread}px ${schemed(color, dark[index]?.color ?? color)}`,
        )
        .join(', ');

/** For everybody, or for those who ask for more contrast. */
export type Contrast = 'standard' | 'more';
const schemesOf = {
  standard: ['light', 'dark'],
  more: ['light_contrast', 'dark_contrast'],
} as const satisfies Record<Contrast, readonly [Scheme, Scheme]>;

/** A leaf as CSS writes it, light and dark in one value. */
export const leafCss = (theme: ResolvedTheme, path: TokenPath, contrast: Contrast = 'standard'): string => {
  const [light, dark] = schemesOf[contrast].map((scheme) => theme.leaf(path, scheme)) as [
    ResolvedLeaf,
    ResolvedLeaf,
  ];
  const { kind } = tokenAt(path);
  if (light.css === dark.css) return light.css;
  if (kind === 'shadow')
    return shadowFor(light.value as readonly ShadowLayer[], dark.value as readonly ShadowLayer[]);
  return kind === 'color' ? schemed(light.css, dark.css) : light.css;
};

/** The same for screens that show more than sRGB; undefined where that makes no difference. */
export const wideLeafCss = (theme: ResolvedTheme, path: TokenPath): string | undefined => {
  const [light, dark] = schemesOf.standard.map((scheme) => theme.leaf(path, scheme)) as [
    ResolvedLeaf,
    ResolvedLeaf,
  ];
  if (light.wideCss === undefined && dark.wideCss === undefined) return undefined;
  return schemed(light.wideCss ?? light.css, dark.wideCss ?? dark.css);
};

/** A rule's selector for a section, without specificity; `within` keeps it inside an element. */
const whereSection = (section: SectionId, within?: string): string => {
  if (within === undefined) return `:where(${sectionSelector(section)})`;
  return sectionOf(section).tier === 'system'
    ? `:where(${within})`
    : `:where(${within} ${sectionSelector(section)})`;
};

type Place = { than?: ResolvedTheme; within?: string };

const rulesOf = (
  cssOf: (path: TokenPath) => string | undefined,
  within: string | undefined,
): readonly Rule[] => {
  const bySelector = new Map<string, Rule>();
  for (const path of emittedPaths) {
    const css = cssOf(path);
    if (css === undefined) continue;
    const selector = whereSection(splitPath(path)[0], within);
    const rule = bySelector.get(selector) ?? { selector, declarations: {} };
    rule.declarations[cssVariable(path)] = css;
    bySelector.set(selector, rule);
  }
  return [...bySelector.values()];
};

const isFollowing = (theme: ResolvedTheme, path: TokenPath, contrast: Contrast) =>
  schemesOf[contrast].every((scheme) => theme.leaf(path, scheme).isFollowing);

/** What a place has to write for a leaf; undefined = nothing, since what is below it says the same. */
const differing = (
  theme: ResolvedTheme,
  path: TokenPath,
  { than, within }: Place,
  contrast: Contrast,
): string | undefined => {
  const css = leafCss(theme, path, contrast);
  if (than) {
    const isSame =
      leafCss(than, path, contrast) === css ||
      (isFollowing(theme, path, contrast) && isFollowing(than, path, contrast));
    return isSame ? undefined : css;
  }
  // inside another theme's element that theme's own variable has to be undone
  return within === undefined && isFollowing(theme, path, contrast) ? undefined : css;
};

/** The variables of a theme, a rule for each place they sit on; with `than`, only those that differ from that theme's. */
export const themeRules = (theme: ResolvedTheme, place: Place = {}): readonly Rule[] =>
  rulesOf((path) => differing(theme, path, place, 'standard'), place.within);

/**
 * What those who ask for more contrast get in place of it. A variable that this layer writes for everybody hides what a
 * weaker one has for them, and is written for them again where it differs.
 */
export const contrastRules = (theme: ResolvedTheme, place: Place = {}): readonly Rule[] =>
  rulesOf((path) => {
    const everybodys = differing(theme, path, place, 'standard');
    if (everybodys === undefined) return differing(theme, path, place, 'more');
    const more = leafCss(theme, path, 'more');
    return more === everybodys ? undefined : more;
  }, place.within);

/** What every theme shares: the scheme switches, and the bars in which system tokens take other values. */
export const sharedRules = (): readonly Rule[] => [
  { selector: `:where(${themeRootSelector})`, declarations: { 'color-scheme': 'light dark' } },
  { selector: ':where([data-pt-scheme="light"])', declarations: { 'color-scheme': 'light' } },
  { selector: ':where([data-pt-scheme="dark"])', declarations: { 'color-scheme': 'dark' } },
  ...sectionIds.flatMap((section): Rule[] => {
    const { repoints, prefix } = sectionOf(section);
    if (!repoints) return [];
    const declarations = Object.fromEntries(
      Object.entries(repoints).map(([system, own]) => [
        `--pt-core-${system.replaceAll('_', '-')}`,
        `var(--pt-${prefix}-${own.replaceAll('_', '-')})`,
      ]),
    );
    // on the children: on the component's own root a bar whose colour is a system token would refer to itself
    return [{ selector: `:where([${sectionAttribute}="${section}"] > *)`, declarations }];
  }),
];

/** What screens with a wide gamut get in place of what everybody gets from this layer. */
const wideRules = (theme: ResolvedTheme, place: Place): readonly Rule[] =>
  rulesOf((path) => {
    const wide = wideLeafCss(theme, path);
    const isBelow = place.than && wideLeafCss(place.than, path) === wide;
    return isBelow && differing(theme, path, place, 'standard') === undefined ? undefined : wide;
  }, place.within);

const write = ({ selector, declarations }: Rule) =>
  `${selector}{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;

/** A theme as the stylesheet of one layer, empty when nothing differs. The default layer carries the rules that all themes share. */
export const emitThemeCss = (
  theme: ResolvedTheme,
  { layer, than, within }: { layer: Layer; than?: ResolvedTheme; within?: string },
): string => {
  const rules = [...(layer === 'theme.default' ? sharedRules() : []), ...themeRules(theme, { than, within })];
  const more = contrastRules(theme, { than, within });
  const wide = wideRules(theme, { than, within });
  const blocks = [
    ...rules.map(write),
    // before more contrast, which no gamut may undo
    ...(wide.length === 0 ? [] : [`@media (color-gamut: p3){${wide.map(write).join('')}}`]),
    ...(more.length === 0 ? [] : [`@media (prefers-contrast: more){${more.map(write).join('')}}`]),
  ];
  return blocks.length === 0 ? '' : `${layerOrder}\n@layer ${layer}{\n${blocks.join('\n')}\n}\n`;
};

/** What a live edit has to set: the variables that two themes write differently, each with its rule's selector. */
export const changedVariables = (
  theme: ResolvedTheme,
  than: ResolvedTheme,
): readonly { selector: string; property: string; value: string }[] =>
  themeRules(theme, { than }).flatMap(({ selector, declarations }) =>
    Object.entries(declarations).map(([property, value]) => ({ selector, property, value })),
  );
