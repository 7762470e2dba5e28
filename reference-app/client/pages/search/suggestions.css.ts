import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, space } from '../../app/app-style.ts';

const { core_properties: core } = vars;

export const popup = appStyle({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: '100%',
  insetInline: 0,
  marginBlockStart: space(1),
  overflow: 'hidden',
  background: core.surface_raised,
  color: core.text,
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.popover,
  boxShadow: core.elevation_high,
});
export const list = appStyle({
  // a medium dropdown (SEARCH-18)
  maxBlockSize: '240px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space(1),
});
export const option = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(3),
  minBlockSize: '44px',
  paddingBlock: space(2),
  paddingInline: space(3),
  cursor: 'pointer',
  ':hover': { background: core.surface_sunken },
  selectors: {
    '&[aria-selected="true"]': {
      background: core.surface_sunken,
      // a ground alone is too little to tell
      boxShadow: `inset 3px 0 0 ${core.accent}`,
    },
    '&[aria-selected="true"]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${core.accent}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const label = appStyle({ ...foreignText, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = appStyle({ color: core.text_muted, fontSize: core.font_size_small });
export const notice = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: space(3),
  color: core.text_muted,
});
