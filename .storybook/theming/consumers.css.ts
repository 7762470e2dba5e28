import { vars } from '@portico/tokens/contract';
import { style } from '@vanilla-extract/css';

const core = vars.core_properties;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
  gap: `calc(${core.space} * 6)`,
  paddingInlineStart: 0,
  listStyle: 'none',
});
export const frame = style({
  inlineSize: '100%',
  blockSize: '20rem',
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.card,
});
