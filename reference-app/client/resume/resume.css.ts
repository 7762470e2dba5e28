import { vars } from '@portico/tokens/contract';
import { appStyle, space } from '../app/app-style.ts';
import { atLeast } from '../app/breakpoints.ts';

const { core_properties: core } = vars;

export const group = appStyle({ display: 'grid', gap: space(2) });
export const heading = appStyle({ margin: 0, fontSize: core.font_size, fontWeight: core.font_weight_strong });
export const list = appStyle({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' });
export const row = appStyle({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: space(4),
  overflowWrap: 'anywhere',
  '@media': { [atLeast(600)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const current = appStyle({ color: core.text_muted, fontSize: core.font_size_small });
export const beside = appStyle({
  // on narrow screens below the text beside the box
  paddingInlineStart: space(7),
  '@media': { [atLeast(600)]: { paddingInlineStart: 0 } },
});
export const resume = appStyle({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(3),
  borderBlockStart: `1px solid ${core.border}`,
  overflowWrap: 'anywhere',
  // the card or the dialog has room below its last part
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
export const name = appStyle({ fontWeight: core.font_weight_strong });
