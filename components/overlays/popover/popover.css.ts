import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';
import { surface } from './surface.css.ts';

export { distance } from './surface.css.ts';

export const popover = `${surface} ${componentStyle({ padding: space(4), overflowWrap: 'break-word' })}`;

/** What Radix measures between the trigger and the window's edge. */
const room = 'var(--radix-popover-content-available-height)';
export const sizes = componentStyles({
  medium: {
    inlineSize: 'max-content',
    maxInlineSize: 'min(22rem, 100vw - 16px)',
    maxBlockSize: room,
  },
  large: { inlineSize: 480, maxBlockSize: `min(70vh, 600px, ${room})` },
});

export const title = componentStyle({
  marginBlockEnd: space(2),
  fontSize: vars.core_properties.font_size_large,
  fontWeight: vars.core_properties.font_weight_heading,
  lineHeight: vars.core_properties.line_height_heading,
});
