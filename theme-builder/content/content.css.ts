import { vars } from '@portico/tokens/contract';
import { column, panelRule, panelStyle, plainList, space } from '../style/panel-style.ts';

const core = vars.core_properties;

export const card = panelStyle({
  ...column(3),
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${core.border}`,
});
export const title = panelStyle({
  margin: 0,
  fontSize: core.font_size,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  selectors: { '&:focus': { outline: 'none' } },
});
export const list = panelStyle({ ...column(3), ...plainList });
export const banner = panelStyle({
  ...column(3),
  minInlineSize: 0,
  padding: space(3),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
});
export const times = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space(3),
});
export const timeField = panelStyle({ ...column(1), minInlineSize: 0 });
export const label = panelStyle({ fontWeight: core.font_weight_strong });
export const wrong = panelStyle({ margin: 0, color: core.danger });
export const code = panelStyle({ minInlineSize: 0 });
panelRule(`${code} textarea`, {
  fontFamily: 'ui-monospace, monospace',
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});
/** What somebody wrote, letter by letter. */
export const verbatim = panelStyle({
  margin: 0,
  padding: space(2),
  maxBlockSize: '12rem',
  overflow: 'auto',
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_sunken,
  fontFamily: 'inherit',
  fontSize: core.font_size_small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const removals = panelStyle({
  ...column(1),
  margin: 0,
  paddingInlineStart: space(5),
  overflowWrap: 'anywhere',
});
/** A patch of a colour that is told of; the sentence beside it says what is wrong with it. */
export const swatch = panelStyle({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  marginInlineEnd: space(1),
  verticalAlign: '-0.125em',
  border: `1px solid ${core.border_strong}`,
  borderRadius: 3,
  forcedColorAdjust: 'none',
});
