import { vars } from '@portico/tokens/contract';
import { appStyle, space } from '../../../app/app-style.ts';

const { core_properties: core } = vars;

export const title = appStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_title,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});
export const text = appStyle({ margin: 0, color: core.text_muted });
/** What is over in a moment. */
export const wait = appStyle({ paddingBlock: space(16), textAlign: 'center' });
