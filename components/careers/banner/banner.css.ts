import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

/** Half of what lies between two banners. */
export const room = componentStyle({ paddingBlock: space(1.5) });
