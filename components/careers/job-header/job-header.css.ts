import { vars } from '@portico/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const places = componentStyle({ minInlineSize: 0 });
export const more = componentStyle({
  display: 'list-item',
  minBlockSize: 24,
  borderRadius: vars.border_radius.tag,
  color: core.link,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [coarsePointer]: { minBlockSize: 44 },
    [canHover]: { selectors: { '&:hover': { color: core.link_hover } } },
  },
});
export const list = componentStyle({ margin: 0, paddingInlineStart: space(5) });

// so low that the bar would leave little of the page, as at 400 % zoom
const tooLow = '(height < 400px)';
const drop = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

/** Lies over the page, so that nothing moves when it comes and goes. */
export const bar = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: stacking.navbar,
  paddingBlock: space(2),
  borderBlockEnd: `1px solid ${core.border}`,
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_medium,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  ...animation(drop),
});
componentRule(bar, { '@media': { [tooLow]: { display: 'none' } } });
export const line = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
});
/** On one line: the header has it in full. */
export const short = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: core.font_weight_strong,
});
export const apply = componentStyle({ flex: 'none', maxInlineSize: '60%' });

// what takes the focus must not come to lie under the bar (WCAG 2.2, 2.4.11)
componentRule(`:root:has(${bar})`, {
  scrollPaddingBlockStart: '5rem',
  '@media': { [tooLow]: { scrollPaddingBlockStart: 0 } },
});
