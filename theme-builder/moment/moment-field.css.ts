import { vars } from '@portico/tokens/contract';
import { column, panelStyle, space } from '../style/panel-style.ts';

const core = vars.core_properties;

export const field = panelStyle({ ...column(1), minInlineSize: 0 });
export const label = panelStyle({ fontSize: core.font_size, fontWeight: core.font_weight_strong });
export const input = panelStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 32,
  paddingBlock: 0,
  paddingInline: space(2),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  color: core.text,
  font: 'inherit',
  colorScheme: 'light dark',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${core.focus_ring}`, outlineOffset: 2 },
    '&[aria-invalid="true"]': { borderColor: core.danger },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});
export const description = panelStyle({ color: core.text_muted });
export const error = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  color: core.danger,
});
