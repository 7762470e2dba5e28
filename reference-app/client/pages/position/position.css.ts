import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, space } from '../../app/app-style.ts';
import { atLeast } from '../../app/breakpoints.ts';
import { edge } from '../../app/shell.css.ts';

const { core_properties: core } = vars;

export const article = appStyle({ display: 'grid', gap: space(5) });
export const title = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  overflowWrap: 'anywhere',
});
export const meta = appStyle({ color: core.text_muted, fontSize: core.font_size_small });
export const facts = appStyle({
  display: 'grid',
  gap: `${space(3)} ${space(6)}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  padding: space(4),
  margin: 0,
  background: core.surface_sunken,
  borderRadius: vars.border_radius.card,
});
export const term = appStyle({ color: core.text_muted, fontSize: core.font_size_small });
export const detail = appStyle({ margin: 0, fontWeight: core.font_weight_strong });
export const skills = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  padding: 0,
  listStyle: 'none',
});
export const skill = appStyle({
  padding: `${space(1)} ${space(3)}`,
  fontSize: core.font_size_small,
  background: core.surface_sunken,
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.tag,
});
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
export const description = appStyle({
  ...foreignText,
  maxInlineSize: '44rem',
  overflowWrap: 'anywhere',
});
for (const [selector, rule] of Object.entries({
  'p, li, h2, h3, h4': { unicodeBidi: foreignText.unicodeBidi },
  'p, ul, ol': { marginBlock: `0 ${space(4)}` },
  li: { marginBlockEnd: space(1) },
  'h2, h3, h4': {
    marginBlock: `${space(6)} ${space(2)}`,
    fontSize: core.font_size_large,
    fontWeight: core.font_weight_heading,
    fontFamily: core.font_family_heading,
  },
})) {
  for (const one of selector.split(', ')) globalStyle(`${description} ${one}`, { '@layer': { app: rule } });
}
export const page = appStyle({
  inlineSize: '100%',
  maxInlineSize: '960px',
  marginInline: 'auto',
  paddingBlock: space(4),
  paddingInline: edge,
  display: 'grid',
  gap: space(4),
  '@media': { [atLeast(767)]: { paddingBlock: space(8) } },
});
export const pageTitle = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_title,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  overflowWrap: 'anywhere',
});
