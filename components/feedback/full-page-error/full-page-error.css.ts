import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  boxSizing: 'border-box',
  // a bar above it leaves room enough
  minBlockSize: '80dvh',
  inlineSize: '100%',
  maxInlineSize: '50rem',
  marginInline: 'auto',
  paddingBlock: space(6),
  paddingInline: space(4),
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});
// a page of its own has a title of that size
componentRule(`${page} h1`, { fontSize: core.font_size_title });

export const detail = componentStyle({
  marginBlockStart: space(4),
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.card,
  backgroundColor: core.surface_sunken,
  color: core.text,
  fontSize: core.font_size_small,
});
export const detailTitle = componentStyle({
  minBlockSize: 32,
  paddingBlock: space(2),
  paddingInline: space(4),
  borderRadius: vars.border_radius.card,
  fontWeight: core.font_weight_strong,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [coarsePointer]: { minBlockSize: 44 } },
});
export const detailBody = componentStyle({
  paddingBlockEnd: space(4),
  paddingInline: space(4),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
