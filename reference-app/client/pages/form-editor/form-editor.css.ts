import { vars } from '@portico/tokens/contract';
import { appStyle, appWidth, foreignText, space } from '../../app/app-style.ts';
import { atLeast } from '../../app/breakpoints.ts';
import { edge } from '../../app/shell.css.ts';

const { core_properties: core } = vars;

/** As wide as the app: list, options and preview stand beside each other. */
export const page = appStyle({
  inlineSize: '100%',
  maxInlineSize: appWidth,
  marginInline: 'auto',
  paddingBlock: space(4),
  paddingInline: edge,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(6),
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
