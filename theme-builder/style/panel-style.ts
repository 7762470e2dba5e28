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

/** Lays parts out below each other. */
export const column = (gap: number) =>
  ({ display: 'flex', flexDirection: 'column', gap: space(gap) }) as const;

/** Lays parts out beside each other, as far as there is room. */
export const wrappingRow = (gap: number) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(gap) }) as const;

/** Takes the marks and the room of a list away. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
