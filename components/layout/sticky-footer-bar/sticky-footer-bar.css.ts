import { vars } from '@portico/tokens/contract';
import { createVar, fallbackVar } from '@vanilla-extract/css';
import { narrowBar } from '../../theme/media.ts';
import { clearOfNotch } from '../../theme/safe-area.ts';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentRule, componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

/** How much of the page's end it covers; script says it exactly. Of the page alone: inherited, it would be looked at in every element. */
export const covered = createVar({ syntax: '*', inherits: false });

// so low that the bar would leave little of the page, as at 400 % zoom
const highEnough = '(height >= 400px)';

export const bar = componentStyle({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  paddingBlockStart: space(3),
  paddingBlockEnd: `max(${space(3)}, env(safe-area-inset-bottom))`,
  paddingInline: clearOfNotch(space(8)),
  borderBlockStart: `1px solid ${core.border}`,
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_medium,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  '@media': {
    [highEnough]: { position: 'sticky', insetBlockEnd: 0, zIndex: stacking.navbar },
    [narrowBar]: { paddingInline: clearOfNotch(space(4)) },
  },
});
export const justify = componentStyles({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

// what takes the focus must not come to lie under the bar (WCAG 2.2, 2.4.11)
componentRule(`:root:has(${bar})`, {
  '@media': { [highEnough]: { scrollPaddingBlockEnd: fallbackVar(covered, '5rem') } },
});
