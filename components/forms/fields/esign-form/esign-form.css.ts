import { vars } from '@portico/tokens/contract';
import { componentStyle } from '../../../theme/style.ts';

export const frame = componentStyle({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '80dvb',
  minBlockSize: 600,
  border: `1px solid ${vars.core_properties.border}`,
  borderRadius: vars.border_radius.control,
});
