import { vars } from '@portico/tokens/contract';
import { space } from '../../../theme/space.ts';
import { componentStyle } from '../../../theme/style.ts';

const core = vars.core_properties;

export const row = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
  padding: space(4),
  border: `1px solid ${core.border}`,
  borderRadius: vars.cards.radius,
});

export const legend = componentStyle({
  paddingInline: space(1),
  color: core.text_muted,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
});

/** Beside each other as soon as two have room. */
export const inLine = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: space(4),
});

export const deleteRow = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: space(2),
});
