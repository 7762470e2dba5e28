import { vars } from '@portico/tokens/contract';
import { ownDirection } from '../../../theme/own-direction.ts';
import { componentStyle } from '../../../theme/style.ts';

const core = vars.core_properties;

export const title = componentStyle({
  ...ownDirection,
  margin: 0,
  color: core.text,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  overflowWrap: 'anywhere',
});
