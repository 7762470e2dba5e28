import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

/** What “select all” stands above. */
export const below = componentStyle({ marginInlineStart: space(7) });
