import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: 0,
  paddingBlock: space(10),
  paddingInline: space(4),
  color: core.text_muted,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** Icons are a share of the text's size, so the text of theirs is large. */
export const icon = componentStyle({
  display: 'flex',
  marginBlockEnd: space(2),
  fontSize: `calc(${core.font_size} * 2)`,
  lineHeight: 1,
});
export const picture = componentStyle({ maxInlineSize: '100%', marginBlockEnd: space(2) });

export const title = componentStyle({
  margin: 0,
  color: core.text,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  textWrap: 'balance',
  // headings break long words only once they have their width, and here the words give it
  overflowWrap: 'anywhere',
});
export const text = componentStyle({ maxInlineSize: '60ch' });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(3),
  maxInlineSize: '100%',
  marginBlockStart: space(4),
});
