import { vars } from '@portico/tokens/contract';
import { stacking } from '../../theme/stacking.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** Its colours are not painted: they are where the pieces take theirs from. */
export const canvas = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.dialog + 1,
  inlineSize: '100%',
  blockSize: '100%',
  color: core.brand,
  caretColor: core.link,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
