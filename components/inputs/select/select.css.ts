import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

/** Room for the chevron that lies over the control's end. */
export const select = componentStyle({
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&&': { paddingInlineEnd: `calc(${space(5)} + 1.25em)` } },
});
