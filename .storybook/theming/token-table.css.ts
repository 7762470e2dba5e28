import { vars } from '@portico/tokens/contract';
import { style } from '@vanilla-extract/css';

const core = vars.core_properties;

export const table = style({
  inlineSize: '100%',
  marginBlock: `calc(${core.space} * 4)`,
  fontSize: core.font_size_small,
});
export const swatch = style({
  display: 'inline-block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginInlineEnd: `calc(${core.space} * 2)`,
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.tag,
  verticalAlign: 'middle',
});
