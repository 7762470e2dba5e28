import { vars } from '@portico/tokens/contract';
import { upTo } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const footer = componentStyle({ backgroundColor: core.surface_sunken });

export const standard = componentStyle({
  borderBlockStart: `1px solid ${core.border}`,
  color: core.text_muted,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
});

export const inner = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  boxSizing: 'border-box',
  inlineSize: '100%',
  // as wide as the app is at most
  maxInlineSize: 1440,
  marginInline: 'auto',
  paddingBlock: space(8),
  paddingInline: space(6),
  overflowWrap: 'anywhere',
  '@media': { [upTo(600)]: { gap: space(6), paddingBlock: space(6), paddingInline: space(4) } },
});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: space(6),
});
export const title = componentStyle({ color: core.text, fontWeight: core.font_weight_strong });
export const list = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const base = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(6),
  rowGap: space(3),
  selectors: {
    [`${columns} ~ &`]: { paddingBlockStart: space(4), borderBlockStart: `1px solid ${core.border}` },
  },
});
export const powered = componentStyle({
  marginInlineStart: 'auto',
  // on a line of its own it begins where the others do
  '@media': { [upTo(600)]: { marginInlineStart: 0 } },
});

// links come from the app's router, so they have no class of ours
componentRule(`${inner} :is(${list} > li, ${base}) > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 24,
  minBlockSize: 32,
  borderRadius: vars.border_radius.tag,
  color: core.link,
  textDecoration: 'none',
  '@media': { [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 } },
});
componentRule(`${inner} :is(${list} > li, ${base}) > a:hover`, {
  '@media': { [canHover]: { color: core.link_hover, textDecoration: 'underline' } },
});
componentRule(`${inner} :is(${list} > li, ${base}) > a:focus-visible`, focusRing);
