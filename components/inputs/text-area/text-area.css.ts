import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

export const area = componentStyle({
  display: 'block',
  // where a browser does not know it yet, script does the same
  fieldSizing: 'content',
  overflowWrap: 'break-word',
  resize: 'vertical',
});

/** Lines of text between the control's edges. */
const rows = (count: number) => `calc(${count} * 1lh + ${space(3)} + 2px)`;
/** More than the height of every control. */
const atLeast = (count: number) => ({ selectors: { '&&': { minBlockSize: rows(count) } } });
export const minRows = componentStyles({
  2: atLeast(2),
  3: atLeast(3),
  4: atLeast(4),
  6: atLeast(6),
  8: atLeast(8),
  12: atLeast(12),
});
export const maxRows = componentStyles({
  4: { maxBlockSize: rows(4) },
  8: { maxBlockSize: rows(8) },
  12: { maxBlockSize: rows(12) },
  20: { maxBlockSize: rows(20) },
  none: {},
});

/** Below the error, in the grid of the field. */
export const counter = componentStyle({
  gridColumn: '1 / -1',
  gridRow: 5,
  justifySelf: 'end',
  marginBlockStart: space(1),
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: core.danger, fontWeight: core.font_weight_strong } },
});
