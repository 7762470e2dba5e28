import { vars } from '@portico/tokens/contract';
import { upTo } from '../../theme/breakpoints.ts';
import { ownDirection } from '../../theme/own-direction.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

export const list = componentStyle({
  display: 'grid',
  gap: space(4),
  minInlineSize: 0,
  margin: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});
export const layouts = componentStyles({
  stacked: {},
  grid: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    columnGap: space(6),
  },
  columns: {
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    columnGap: space(6),
    rowGap: space(3),
    '@media': { [upTo(600)]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space(4) } },
  },
});
export const pair = componentStyle({
  minInlineSize: 0,
  selectors: {
    [`${layouts.columns} > &`]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      // terms are smaller than what they say
      alignItems: 'baseline',
    },
  },
  '@media': { [upTo(600)]: { selectors: { [`${layouts.columns} > &`]: { display: 'block' } } } },
});
export const term = componentStyle({
  ...ownDirection,
  color: core.text_muted,
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});
export const description = componentStyle({ minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });
