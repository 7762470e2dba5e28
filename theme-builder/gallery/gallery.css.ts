import { sectionClass, vars } from '@portico/tokens/contract';
import { column, panelStyle, plainList, space } from '../style/panel-style.ts';

const core = vars.core_properties;
const profileVars = vars.pcsx_profile_page;

export const schemes = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: space(4),
});
export const scheme = panelStyle({
  ...column(4),
  minInlineSize: 0,
  padding: space(5),
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.card,
});
export const schemeName = panelStyle({ margin: 0, fontSize: core.font_size_large });
export const specimens = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
  gap: space(5),
  ...plainList,
});
export const wideSpecimens = panelStyle({ display: 'grid', gap: space(5), ...plainList });
export const specimen = panelStyle({ display: 'grid', gap: space(2), minInlineSize: 0 });
export const caption = panelStyle({ color: core.text_muted, fontSize: core.font_size_small });
export const profile = `${sectionClass('pcsx_profile_page')} ${panelStyle({
  padding: space(4),
  backgroundColor: profileVars.background,
})}`;
export const profileHead = panelStyle({
  padding: space(4),
  backgroundColor: profileVars.header_background,
  color: profileVars.header_text,
});
export const surfaces = panelStyle({ display: 'grid', gap: space(2) });
export const raised = panelStyle({
  padding: space(4),
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_medium,
});
export const sunken = panelStyle({ padding: space(4), backgroundColor: core.surface_sunken });
export const muted = panelStyle({ color: core.text_muted });
export const divided = panelStyle({
  paddingBlockStart: space(2),
  borderBlockStart: `1px solid ${core.border}`,
  fontSize: core.font_size_large,
});
export const brand = panelStyle({
  padding: space(4),
  backgroundColor: core.brand,
  color: core.brand_text,
});

const over = { padding: space(4), backgroundColor: core.surface_raised };
export const hint = panelStyle({ ...over, boxShadow: core.elevation_low });
export const menu = panelStyle({
  ...over,
  borderRadius: vars.border_radius.popover,
  boxShadow: core.elevation_high,
});
export const dimmed = panelStyle({ padding: space(5), backgroundColor: core.overlay });
export const dialog = panelStyle({
  ...over,
  borderRadius: vars.border_radius.dialog,
  boxShadow: core.elevation_high,
});
