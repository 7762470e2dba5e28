import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

/** Beside each other where both have room. */
export const ends = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const end = componentStyle({ flex: '1 1 12rem', minInlineSize: 0 });
export const endLabel = componentStyle({
  display: 'block',
  color: vars.core_properties.text_muted,
  fontSize: vars.core_properties.font_size_small,
  overflowWrap: 'break-word',
});
