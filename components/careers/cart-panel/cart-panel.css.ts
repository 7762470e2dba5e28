import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** In the place of a job that has just been removed. */
export const removed = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  paddingBlock: space(2),
  paddingInline: space(4),
  border: `1px dashed ${core.border_strong}`,
  borderRadius: vars.cards.radius,
  color: core.text_muted,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
