import { appStyle, space } from './app-style.ts';
import { atLeast } from './breakpoints.ts';
import { edge } from './shell.css.ts';

/** A page of one column, as wide as letters and cards are read. */
export const column = appStyle({
  inlineSize: '100%',
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingBlock: space(4),
  paddingInline: edge,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(6),
  '@media': { [atLeast(767)]: { paddingBlock: space(8) } },
});
