import { vars } from '@portico/tokens/contract';
import { appStyle, space } from '../app/app-style.ts';
import { atLeast } from '../app/breakpoints.ts';
import { edge } from '../app/shell.css.ts';

const { core_properties: core } = vars;

/** A page of offers: one column, as wide as letters are read. */
export const page = appStyle({
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
export const subheading = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
