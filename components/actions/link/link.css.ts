import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

const inline = componentStyle({
  borderRadius: vars.border_radius.tag,
  color: core.link,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [canHover]: { selectors: { '&:hover': { color: core.link_hover, textDecoration: 'none' } } } },
});

/** By itself, its place tells that it is a link, and a line shows it under the pointer. */
const standalone = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: 24,
  maxInlineSize: '100%',
  borderRadius: vars.border_radius.tag,
  color: core.link,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height_heading,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [coarsePointer]: { minBlockSize: 44 },
    [canHover]: { selectors: { '&:hover': { color: core.link_hover, textDecoration: 'underline' } } },
  },
});
export const variants = { inline, standalone };

export const text = componentStyle({ minInlineSize: 0 });

/** Level with the letters, and never alone on a line: a space that does not break ties it to the last word. */
export const mark = componentStyle({
  display: 'inline-block',
  verticalAlign: '-.2em',
  lineHeight: 0,
  fontSize: '.8em',
});
