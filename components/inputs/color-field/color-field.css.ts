import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** In the row of the control. */
export const body = componentStyle({
  gridColumn: '1 / -1',
  gridRow: 3,
  display: 'flex',
  gap: space(2),
  minInlineSize: 0,
});
export const toggle = componentStyle({
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  margin: 0,
  padding: space(0.5),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&:focus-visible': focusRing,
  },
  '@media': { [coarsePointer]: { inlineSize: 44, blockSize: 44 } },
});

/** About as large as the picker. */
export const waiting = componentStyle({
  inlineSize: '18rem',
  minBlockSize: 400,
});
