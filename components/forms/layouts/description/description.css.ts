import { vars } from '@portico/tokens/contract';
import { space } from '../../../theme/space.ts';
import { componentStyle } from '../../../theme/style.ts';

const core = vars.core_properties;

const words = {
  margin: 0,
  fontFamily: core.font_family,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
} as const;

export const label = componentStyle({
  ...words,
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
});
export const text = componentStyle({ ...words, color: core.text, fontSize: core.font_size });

/** Lines of a text stay lines. */
export const answer = componentStyle({ whiteSpace: 'pre-line' });

export const row = componentStyle({
  display: 'grid',
  gap: space(2),
  minInlineSize: 0,
  paddingInlineStart: space(4),
  borderInlineStart: `2px solid ${core.border}`,
});

export const image = componentStyle({
  inlineSize: '100%',
  maxBlockSize: '15rem',
  borderRadius: vars.cards.radius,
  objectFit: 'cover',
});
