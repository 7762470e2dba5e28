import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, narrowBar } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const header = componentStyle({
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
});
const band = `${header}[data-variant="banner"]`;
export const variants = {
  plain: header,
  banner: `${header} ${sectionStyle('banner_header', {
    borderBlockEnd: `1px solid ${vars.banner_header.border}`,
    backgroundColor: vars.banner_header.background,
  })}`,
};

export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  minInlineSize: 0,
  selectors: {
    [`${band} &`]: { paddingBlock: space(8) },
    // a row of tabs ends where the header does
    [`${band} &[data-tabs]`]: { paddingBlockEnd: 0 },
  },
  '@media': {
    [narrowBar]: { selectors: { [`${band} &`]: { paddingBlock: space(6) } } },
  },
});

export const back = componentStyle({ justifySelf: 'start' });
// the link comes from the app's router, so it has no class of ours
componentRule(`${back} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: 32,
  borderRadius: vars.border_radius.control,
  color: core.link,
  fontSize: core.font_size_small,
  textDecoration: 'none',
  '@media': { [coarsePointer]: { minBlockSize: 44, minInlineSize: 44 } },
});
componentRule(`${back} > a:hover`, {
  '@media': { [canHover]: { color: core.link_hover, textDecoration: 'underline' } },
});
componentRule(`${back} > a:focus-visible`, focusRing);

/** Actions stand beside the title as long as there is room for both. */
export const main = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space(6),
  rowGap: space(4),
});
export const words = componentStyle({
  flex: '1 1 min(20rem, 100%)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  minInlineSize: 0,
});
export const title = componentStyle({
  margin: 0,
  color: 'inherit',
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_title,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  textWrap: 'balance',
});
export const meta = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  rowGap: space(1),
  color: core.text_muted,
  fontSize: core.font_size_small,
});
export const description = componentStyle({ maxInlineSize: '48rem', color: core.text_muted });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: 0,
});
