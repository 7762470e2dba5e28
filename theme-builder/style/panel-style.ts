import '@portico/tokens/layers';
import { vars } from '@portico/tokens/contract';
import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';

/** A class in the component layer, where the library's own are. */
export const panelStyle = (rule: StyleRule): string => style({ '@layer': { component: rule } });

/** A rule in the component layer for what has no class of its own. */
export const panelRule = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { component: rule } });

/** A distance in steps of the theme's space unit. */
export const space = (steps: number): string => `calc(${vars.core_properties.space} * ${steps})`;

/** Parts below each other. */
export const column = (gap: number) =>
  ({ display: 'flex', flexDirection: 'column', gap: space(gap) }) as const;

/** Parts beside each other, as far as there is room. */
export const wrappingRow = (gap: number) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(gap) }) as const;

/** A list without its marks. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
