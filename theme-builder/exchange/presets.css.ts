import { vars } from '@portico/tokens/contract';
import { column, panelStyle, plainList, space } from '../style/panel-style.ts';

const core = vars.core_properties;

export const gallery = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  gap: space(4),
  ...plainList,
});
export const preset = panelStyle({ ...column(1), minInlineSize: 0 });
export const picture = panelStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${core.border}`,
  borderRadius: 6,
  // a picture of colours is nothing without them
  forcedColorAdjust: 'none',
  direction: 'ltr',
});
export const name = panelStyle({ fontWeight: core.font_weight_strong });
export const description = panelStyle({ flex: 'auto', color: core.text_muted });
