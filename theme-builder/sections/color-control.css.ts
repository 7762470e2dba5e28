import { vars } from '@portico/tokens/contract';
import { panelStyle, space } from '../style/panel-style.ts';

const core = vars.core_properties;

export const badge = panelStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  // beside the label, away from where the value comes from
  marginInlineEnd: 'auto',
  color: core.text_muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-fails]': { color: core.danger, fontWeight: core.font_weight_strong } },
});
export const badgeSign = panelStyle({
  inlineSize: '0.85em',
  blockSize: '0.85em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const states = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space(1) });
export const state = panelStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: 28,
  paddingBlock: space(0.5),
  paddingInline: space(1.5),
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text_muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: core.border_strong, color: core.text },
    // set by itself: it stays when the base moves
    '&[data-own]': { borderColor: core.border_strong, color: core.text, fontWeight: core.font_weight_strong },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});
