import { vars } from '@portico/tokens/contract';
import { focusRing, focusRingInside } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const tabs = sectionStyle('tabs', { minInlineSize: 0 });

export const list = componentStyle({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'thin',
  // a shadow, since a border would lie below the tabs' own indicator instead of under it
  boxShadow: `inset 0 -1px 0 ${vars.tabs.border}`,
  '@media': { [forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const closeList = componentStyle({ gap: 0 });

export const tab = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  maxInlineSize: '80vw',
  margin: 0,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  backgroundColor: 'transparent',
  color: vars.tabs.text,
  fontFamily: core.font_family,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height_heading,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { borderBlockEndColor: vars.tabs.indicator, color: vars.tabs.text_selected },
    '&:focus-visible': { ...focusRingInside, borderRadius: vars.border_radius.tag },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [canHover]: { selectors: { '&:where(:hover)': { color: vars.tabs.text_hover } } },
    [forcedColors]: {
      // else every transparent edge is drawn, and every tab looks selected
      borderBlockEndColor: 'ButtonFace',
      selectors: {
        '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight', color: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

const large = { '@media': { [coarsePointer]: { minBlockSize: 44 } } };
export const sizes = {
  small: componentStyle({
    minBlockSize: 32,
    paddingBlock: space(1),
    paddingInline: space(1.5),
    fontSize: core.font_size_small,
    ...large,
  }),
  medium: componentStyle({
    minBlockSize: 40,
    paddingBlock: space(2),
    paddingInline: space(4),
    fontSize: core.font_size,
    ...large,
  }),
};

export const badge = componentStyle({
  minInlineSize: '1.5em',
  paddingInline: space(1.5),
  border: '1px solid currentColor',
  borderRadius: '1em',
  fontSize: core.font_size_small,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const panel = componentStyle({
  paddingBlock: space(4),
  selectors: { '&:focus-visible': focusRing },
});
