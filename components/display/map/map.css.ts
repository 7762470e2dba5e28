import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

/** Has its size before there is a map in it. What is inside is stacked by itself. */
export const root = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
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
  small: { blockSize: '15rem' },
  medium: { blockSize: '24rem' },
  large: { blockSize: '36rem' },
  fill: { blockSize: '100%', minBlockSize: '15rem' },
});

export const instead = componentStyle({
  display: 'grid',
  placeItems: 'center',
  padding: space(4),
  overflow: 'auto',
});
