import { vars } from '@portico/tokens/contract';
import { panelRule, panelStyle, space } from '../panel-style.ts';

const core = vars.core_properties;

export const conflict = panelStyle({ marginBlockStart: space(2) });
export const sides = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  margin: 0,
  fontSize: core.font_size_small,
});
panelRule(`${sides} > div`, { display: 'flex', alignItems: 'center', gap: space(1) });
panelRule(`${sides} dd`, { margin: 0 });
export const more = panelStyle({ marginBlockStart: space(2) });
panelRule(`${more} > summary`, { paddingBlock: space(1), cursor: 'pointer' });
panelRule(`${more} > summary:focus-visible`, { outline: '2px solid currentColor', outlineOffset: 2 });
