import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

/** A long word does not make the card wider. */
export const fact = componentStyle({ overflowWrap: 'anywhere' });

export const reminder = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  overflowWrap: 'anywhere',
});
