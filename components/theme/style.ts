import { sectionClass, type SectionId } from '@portico/tokens/contract';
import '@portico/tokens/layers';
import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';

/** A class in the component layer: themes are below it, the app's own layout above, whatever order files load in. */
export const componentStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { component: rule } }, debugId);

/** The classes of a component's root, which carries a section's tokens: `pt-cards` is where a theme sets them. */
export const sectionStyle = (section: SectionId, rule: StyleRule): string =>
  `${componentStyle(rule)} ${sectionClass(section)}`;

/** A rule in the component layer for what a component cannot give a class, such as the link that a router renders. */
export const componentRule = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { component: rule } });

/** A class for each name: `sizes.small`. */
export const componentStyles = <Name extends string>(
  rules: Record<Name, StyleRule>,
  debugId?: string,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<StyleRule>(rules).map(([name, rule]) => [
      name,
      componentStyle(rule, debugId ? `${debugId}-${name}` : name),
    ]),
  ) as Record<Name, string>;
