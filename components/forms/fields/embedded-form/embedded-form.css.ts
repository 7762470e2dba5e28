import { vars } from '@portico/tokens/contract';
import { componentStyle } from '../../../theme/style.ts';

/** 800 × 1132 px, a page of A4; narrower where there is less room, and as high then, since its text wraps. */
export const frame = componentStyle({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: 800,
  maxInlineSize: '100%',
  blockSize: 1132,
  border: `1px solid ${vars.core_properties.border}`,
  borderRadius: vars.border_radius.control,
});
