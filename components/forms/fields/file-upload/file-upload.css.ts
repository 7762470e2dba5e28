import { vars } from '@portico/tokens/contract';
import { componentStyle } from '../../../theme/style.ts';

const core = vars.core_properties;

export const kept = componentStyle({
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});
export const none = componentStyle({ color: core.text_muted });

/** 500 px, and less where there is less room. */
export const frame = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'min(500px, 80dvb)',
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
});
export const picture = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: 500,
  borderRadius: vars.border_radius.control,
});
