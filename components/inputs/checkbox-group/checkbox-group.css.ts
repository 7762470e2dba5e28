import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';
import { choicesInRow } from '../field/choice.ts';

/** What “select all” stands above. */
export const below = componentStyle({
  // past box and gap
  marginInlineStart: `calc(${vars.core_properties.font_size} * 1.25 + ${space(2)})`,
});
export const row = componentStyle(choicesInRow);
