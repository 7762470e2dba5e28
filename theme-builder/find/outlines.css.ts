import { vars } from '@portico/tokens/contract';
import { panelStyle, space } from '../style/panel-style.ts';

const core = vars.core_properties;

export const layer = panelStyle({
  position: 'fixed',
  inset: 0,
  // above the page and its bars, below the panel
  zIndex: 89,
  overflow: 'hidden',
  pointerEvents: 'none',
  backgroundColor: 'transparent',
});
export const box = panelStyle({
  position: 'absolute',
  // two lines, one of which is seen on any ground
  outline: `2px solid ${core.focus_ring}`,
  outlineOffset: 1,
  boxShadow: `0 0 0 1px ${core.focus_ring_gap}, 0 0 0 5px ${core.focus_ring_gap}`,
  borderRadius: 2,
});
export const name = panelStyle({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space(1.5)})`,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: '20rem',
  paddingBlock: space(0.5),
  paddingInline: space(2),
  borderRadius: vars.border_radius.tag,
  backgroundColor: core.text,
  color: core.surface,
  fontSize: core.font_size_small,
  selectors: {
    // no room above
    '&[data-below]': { insetBlock: `calc(100% + ${space(1.5)}) auto` },
  },
});
