import { vars } from '@portico/tokens/contract';
import { componentStyle } from '../../../theme/style.ts';

const core = vars.core_properties;

export const whole = componentStyle({ minInlineSize: 0 });

export const failure = componentStyle({
  color: core.danger,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
  overflowWrap: 'break-word',
});
