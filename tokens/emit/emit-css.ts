import { layerOrder, sectionClass, sectionIds, sectionOf, type Layer } from '../contract/index.ts';
import type { ResolvedHero } from '../resolve/hero-variants.ts';
import type { ResolvedTheme } from '../resolve/resolve-theme.ts';
import { themeRules, type Scope, type Rule } from './rules.ts';

/** What every theme shares: the scheme switches, and the bars in which system tokens take other values. */
export const sharedRules = (): readonly Rule[] => [
  // not on themes inside the page, which follow the scheme of what they lie in
  { selector: ':where(:root)', declarations: { 'color-scheme': 'light dark' } },
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
    return [{ selector: `:where(.${sectionClass(section)} > *)`, declarations }];
  }),
];

const write = ({ selector, declarations }: Rule) =>
  `${selector}{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;

/** Rules for everybody, for wide gamuts and for more contrast. */
function blocksOf(theme: ResolvedTheme, scope: Scope): readonly string[] {
  const { standard, wide, more } = themeRules(theme, scope);
  return [
    ...standard.map(write),
    // before more contrast, which no gamut may undo
    ...(wide.length === 0 ? [] : [`@media ${audienceMedia.wide}{${wide.map(write).join('')}}`]),
    ...(more.length === 0 ? [] : [`@media ${audienceMedia.more}{${more.map(write).join('')}}`]),
  ];
}

/** The pictures of each page, every one as what differs from the next narrower, which still holds where it does. */
const heroBlocks = (
  theme: ResolvedTheme,
  heroes: readonly ResolvedHero[],
  within: string | undefined,
): readonly string[] =>
  [...Map.groupBy(heroes, ({ page }) => page)].flatMap(([page, pictures]) =>
    pictures.flatMap((picture, index) => {
      const than = pictures[index - 1]?.theme ?? theme;
      const blocks = blocksOf(picture.theme, { than, within, page });
      if (blocks.length === 0 || picture.minWidth === 0) return blocks;
      return [`@media (min-width: ${picture.minWidth}px){${blocks.join('')}}`];
    }),
  );

/**
 * A theme as the stylesheet of one layer, empty when nothing differs. The default layer carries the rules that all
 * themes share.
 *
 * @param options.heroes the pictures of its document, as `heroVariantsOf` orders them
 */
export function emitThemeCss(
  theme: ResolvedTheme,
  {
    layer,
    than,
    within,
    heroes = [],
  }: { layer: Layer; than?: ResolvedTheme; within?: string; heroes?: readonly ResolvedHero[] },
): string {
  const blocks = [
    ...(layer === 'theme.default' ? sharedRules().map(write) : []),
    ...blocksOf(theme, { than, within }),
    ...heroBlocks(theme, heroes, within),
  ];
  return blocks.length === 0 ? '' : `${layerOrder}\n@layer ${layer}{\n${blocks.join('\n')}\n}\n`;
}

/** For whom a rule is, as a media query; none: for everybody. */
const audienceMedia = {
  standard: undefined,
  wide: '(color-gamut: p3)',
  more: '(prefers-contrast: more)',
} as const;

/** A variable that a live edit has to set. */
export type ChangedVariable = { selector: string; media?: string; property: string; value: string };

/** What a live edit has to set: the variables that two themes write differently, each with its rule's selector and media. */
export function changedVariables(theme: ResolvedTheme, than: ResolvedTheme): readonly ChangedVariable[] {
  const rules = themeRules(theme, { than });
  return (['standard', 'wide', 'more'] as const).flatMap((audience) =>
    rules[audience].flatMap(({ selector, declarations }) =>
      Object.entries(declarations).map(([property, value]) => ({
        selector,
        ...(audienceMedia[audience] && { media: audienceMedia[audience] }),
        property,
        value,
      })),
    ),
  );
}
