import { vars } from '@portico/tokens/contract';
import { upTo } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
/** A picture between two pages, which is no text and is not read aloud. */
export const separator = componentStyle({ flex: 'none', display: 'flex', color: core.text_muted });

// the link comes from the app's router, so it has no class of ours
componentRule(`${item} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 24,
  minBlockSize: 32,
  borderRadius: vars.border_radius.tag,
  color: core.link,
  textDecoration: 'none',
  '@media': { [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 } },
});
componentRule(`${item} > a:hover`, {
  '@media': { [canHover]: { color: core.link_hover, textDecoration: 'underline' } },
});
componentRule(`${item} > a:focus-visible`, focusRing);

export const current = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  minInlineSize: 0,
  color: core.text_muted,
});

const folded = `${upTo(600)} and (scripting: enabled)`;

/** Left out on phones until they are asked for; where script is off, nothing could ask. */
export const middle = componentStyle({
  '@media': { [folded]: { selectors: { [`${list}:not([data-expanded]) > &`]: { display: 'none' } } } },
});
export const more = componentStyle({
  selectors: { '&&': { display: 'none' } },
  '@media': { [folded]: { selectors: { [`${list}:not([data-expanded]) > &&`]: { display: 'flex' } } } },
});

export const moreButton = componentStyle({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: 32,
  minBlockSize: 32,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.link,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 },
    [canHover]: { selectors: { '&:hover': { backgroundColor: core.surface_sunken } } },
  },
});
