import { vars } from '@portico/tokens/contract';
import { forcedColors } from '../../theme/media.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const group = componentStyle({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  '@media': { [forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
});
export const legend = componentStyle({ padding: 0 });
