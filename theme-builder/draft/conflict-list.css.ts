import { vars } from '@portico/tokens/contract';
import { panelRule, panelStyle, space } from '../style/panel-style.ts';

const core = vars.core_properties;

export const conflict = panelStyle({ marginBlockStart: space(2) });
/** A line for each side, the values below each other: on a phone they would else wrap wherever they are too long. */
export const sides = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  margin: 0,
  fontSize: core.font_size_small,
});
panelRule(`${sides} > div`, { display: 'contents' });
panelRule(`${sides} dd`, { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
export const more = panelStyle({ marginBlockStart: space(2) });
panelRule(`${more} > summary`, { paddingBlock: space(1), cursor: 'pointer' });
panelRule(`${more} > summary:focus-visible`, { outline: '2px solid currentColor', outlineOffset: 2 });
