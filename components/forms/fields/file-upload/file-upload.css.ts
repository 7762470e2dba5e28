import { vars } from '@portico/tokens/contract';
import { space } from '../../../theme/space.ts';
import { componentStyle } from '../../../theme/style.ts';

const core = vars.core_properties;
const text = {
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
} as const;

export const none = componentStyle({ ...text, color: core.text_muted });

export const list = componentStyle({
  ...text,
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: core.text,
});

export const file = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingBlock: space(2),
  paddingInline: space(3),
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
});

export const name = componentStyle({ flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const lost = componentStyle({
  display: 'flex',
  gap: space(1),
  alignItems: 'flex-start',
  color: core.danger,
  fontSize: core.font_size_small,
});
export const size = componentStyle({ color: core.text_muted, fontSize: core.font_size_small });

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
