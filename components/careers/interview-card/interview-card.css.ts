import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** A picture and what it stands for. */
export const fact = componentStyle({
  display: 'flex',
  gap: space(2),
  overflowWrap: 'anywhere',
});
export const icon = componentStyle({
  flex: 'none',
  display: 'flex',
  // level with the first line of the text
  paddingBlockStart: `calc((${core.line_height} - 1.25) * 0.5em)`,
  color: vars.cards.text_muted,
});
export const hint = componentStyle({
  margin: 0,
  color: vars.cards.text_muted,
  fontSize: core.font_size_small,
});

export const people = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(6),
  rowGap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const person = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
