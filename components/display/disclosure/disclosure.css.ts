import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const disclosure = componentStyle({
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: 40,
  paddingBlock: space(2),
  borderRadius: vars.border_radius.control,
  fontWeight: core.font_weight_strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    // Safari's own triangle
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [coarsePointer]: { minBlockSize: 44 },
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});
componentRule(`${disclosure}[open] > ${summary} > svg`, { rotate: '180deg' });

export const title = componentStyle({
  minInlineSize: 0,
  margin: 0,
  font: 'inherit',
  overflowWrap: 'anywhere',
});
export const content = componentStyle({
  // level with the title
  paddingInlineStart: `calc(1.25em + ${space(2)})`,
  paddingBlockEnd: space(4),
  overflowWrap: 'break-word',
});
