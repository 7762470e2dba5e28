import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});
const heading = { margin: 0, fontFamily: core.font_family_heading, lineHeight: core.line_height_heading };
export const title = componentStyle({
  ...heading,
  minInlineSize: 0,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  overflowWrap: 'anywhere',
});
export const list = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space(4),
  rowGap: space(2),
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${vars.cards.border}`,
  // the card has room below its last part
  selectors: { 'li:last-child > &': { paddingBlockEnd: 0 } },
});
export const words = componentStyle({
  flex: '1 1 min(16rem, 100%)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  overflowWrap: 'anywhere',
});
export const name = componentStyle({
  ...heading,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
});
export const muted = componentStyle({ color: vars.cards.text_muted, fontSize: core.font_size_small });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space(1) });
export const form = componentStyle({
  flex: 'auto',
  minInlineSize: 0,
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${vars.cards.border}`,
  selectors: { ':is(:not(li), li:last-child) > &:last-child': { paddingBlockEnd: 0 } },
});
