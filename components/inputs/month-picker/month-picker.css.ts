import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

/** Beside each other as long as both have room for their longest words. */
export const lists = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space(2),
});
