import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';
import { choicesInRow } from '../field/choice.ts';

/** What “select all” stands above. */
export const below = componentStyle({ marginInlineStart: space(7) });
export const row = componentStyle(choicesInRow);
