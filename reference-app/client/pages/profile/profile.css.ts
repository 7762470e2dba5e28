import { vars } from '@portico/tokens/contract';
import { appStyle, sectionStyle, space } from '../../app/app-style.ts';

export const page = sectionStyle('pcsx_profile_page', {
  flex: 'auto',
  backgroundColor: vars.pcsx_profile_page.background,
});
export const head = appStyle({
  backgroundColor: vars.pcsx_profile_page.header_background,
  color: vars.pcsx_profile_page.header_text,
  borderBlockEnd: `1px solid ${vars.core_properties.border}`,
});
/** As wide as the page’s text, in the head and below it. */
export const column = appStyle({
  maxInlineSize: '720px',
  marginInline: 'auto',
  paddingBlock: space(8),
  paddingInline: space(4),
  overflowWrap: 'anywhere',
});
