import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const root = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  maxInlineSize: '100%',
});

export const message = componentStyle({
  minInlineSize: 0,
  color: core.text_muted,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
  selectors: { '&[data-state="failed"]': { color: core.danger } },
});
