import { vars } from '@portico/tokens/contract';
import { coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** A long word does not make the card wider. */
export const fact = componentStyle({ overflowWrap: 'anywhere' });

/** A line of what a skeleton stands for, as tall as its text will be. */
const line = (size: string, lineHeight: string) =>
  componentStyle({
    display: 'grid',
    alignContent: 'center',
    blockSize: `calc(${size} * ${lineHeight})`,
  });
export const title = line(core.font_size_large, core.line_height_heading);
export const meta = line(core.font_size_small, core.line_height);

/** Above the link that covers the card, with its picture level with the title. */
export const corner = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${vars.cards.padding} - ${space(2)})`,
  insetInlineEnd: `calc(${vars.cards.padding} - ${space(2)})`,
});
// the title is the card's, which knows nothing of the corner
componentRule(`:has(> ${corner}) > :is(h2, h3, h4, h5, h6)`, { paddingInlineEnd: space(10) });

/** A button of its picture alone. */
export const action = componentStyle({
  display: 'grid',
  alignItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  '@media': { [coarsePointer]: { inlineSize: 44, blockSize: 44 } },
});
