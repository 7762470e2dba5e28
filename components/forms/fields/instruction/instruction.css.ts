import { vars } from '@portico/tokens/contract';
import { createVar } from '@vanilla-extract/css';
import { ownDirection } from '../../../theme/own-direction.ts';
import { componentStyle } from '../../../theme/style.ts';

const core = vars.core_properties;
export const height = createVar();

export const box = componentStyle({
  minInlineSize: 0,
  // as in ReadMore: shortened on purpose, with a button for the rest
  textOverflow: 'ellipsis',
  selectors: { '&[data-state="collapsed"]': { maxBlockSize: height, overflow: 'hidden' } },
  '@media': {
    print: { selectors: { '&[data-state="collapsed"]': { maxBlockSize: 'none', overflow: 'visible' } } },
  },
});

export const text = componentStyle({
  ...ownDirection,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const label = componentStyle({
  ...ownDirection,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
});
