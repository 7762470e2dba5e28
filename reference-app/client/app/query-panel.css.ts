import { vars } from '@portico/tokens/contract';
import { appStyle, space } from './app-style.ts';

const { core_properties: core } = vars;

export const panel = appStyle({
  display: 'grid',
  gap: space(4),
  minInlineSize: 0,
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${core.border}`,
});
export const heading = appStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  // takes the focus to be read, and does nothing: a ring would promise that it does
  ':focus': { outline: 'none' },
});
export const description = appStyle({
  margin: 0,
  color: core.text_muted,
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});
