import { vars } from '@portico/tokens/contract';
import { panelStyle, space } from '../panel-style.ts';

const core = vars.core_properties;

export const change = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: space(2),
  borderBlockEnd: `1px solid ${core.border}`,
});
export const values = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  color: core.text_muted,
  overflowWrap: 'anywhere',
});
export const value = panelStyle({ display: 'inline-flex', alignItems: 'center', gap: space(1) });
export const swatch = panelStyle({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: `1px solid ${core.border_strong}`,
  borderRadius: 4,
  forcedColorAdjust: 'none',
});
export const heading = panelStyle({ margin: 0, fontSize: core.font_size });
