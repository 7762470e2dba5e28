import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { appStyle, space } from '../../../app/app-style.ts';

const { core_properties: core } = vars;

export const panel = appStyle({ paddingBlockStart: space(6) });
/** Room alone tells it from the tabs, whose name is its heading: that is there for those who go by headings. */
globalStyle(`${panel} > section`, {
  '@layer': { app: { borderBlockStart: 'none', paddingBlockStart: 0 } },
});
globalStyle(`${panel} > section > h2`, {
  '@layer': {
    app: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
/** What is there for listening stays within the row of tabs, which scrolls. */
export const count = appStyle({ position: 'relative' });
export const facts = appStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  color: core.text_muted,
  fontSize: core.font_size_small,
});
