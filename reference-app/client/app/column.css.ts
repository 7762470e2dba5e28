import '@portico/tokens/layers';
import { style, type StyleRule } from '@vanilla-extract/css';
import { space } from './app-style.ts';
import { atLeast } from './breakpoints.ts';
import { edge } from './shell.css.ts';

const rule: StyleRule = {
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
};

/** A page of one column, as wide as letters and cards are read; the page's own styles go before, in whatever order they load. */
export const column = style({ '@layer': { 'app.column': rule } });
