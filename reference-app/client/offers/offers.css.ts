import { vars } from '@portico/tokens/contract';
import { appStyle } from '../app/app-style.ts';

const { core_properties: core } = vars;

export const subheading = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
