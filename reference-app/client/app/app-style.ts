import '@portico/tokens/layers';
import { style, type StyleRule } from '@vanilla-extract/css';
import { sectionClass, vars, type SectionId } from '@portico/tokens/contract';

/** A class in the app's layer, above the components'. */
export const appStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { app: rule } }, debugId);

/** The classes of a part of a page that carries a section's tokens. */
export const sectionStyle = (section: SectionId, rule: StyleRule): string =>
  `${appStyle(rule)} ${sectionClass(section)}`;

/** `n` units of the theme's spacing scale. */
export const space = (n: number) => `calc(${vars.core_properties.space} * ${n})`;

export const appWidth = '1440px';

/** Text of employers, in a language that need not be the page's: each paragraph reads in its own direction, and all
 * stand where the page's text begins. */
export const foreignText = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const satisfies StyleRule;
