import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

/** Has its size before there is a document in it. */
export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.card,
  backgroundColor: core.surface_sunken,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

export const heights = componentStyles({
  small: { blockSize: '24rem' },
  medium: { blockSize: '40rem' },
  large: { blockSize: '60rem' },
  fill: { blockSize: '100%', minBlockSize: '24rem' },
});

export const instead = componentStyle({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: space(4),
  overflow: 'auto',
});
