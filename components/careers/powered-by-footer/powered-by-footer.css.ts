import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

export const language = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
});
