import { vars } from '@portico/tokens/contract';
import { appStyle, appWidth, foreignText, space } from '../../app/app-style.ts';
import { atLeast } from '../../app/breakpoints.ts';

const { core_properties: core } = vars;

/** A column as wide as the app: list, options and preview stand beside each other. */
export const page = appStyle({
  maxInlineSize: appWidth,
  '@media': { [atLeast(767)]: { paddingBlock: space(6) } },
});
export const muted = appStyle({ color: core.text_muted });

export const changes = appStyle({ display: 'grid', gap: space(6) });
export const group = appStyle({ display: 'grid', gap: space(2) });
export const heading = appStyle({
  margin: 0,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height,
});
export const items = appStyle({
  display: 'grid',
  gap: space(2),
  margin: 0,
  paddingInlineStart: space(5),
  overflowWrap: 'anywhere',
});
export const field = appStyle({ ...foreignText });
export const differences = appStyle({ color: core.text_muted, fontSize: core.font_size_small });
export const text = appStyle({ margin: 0 });
