import { coarsePointer } from '../../theme/media.ts';
import { componentStyle } from '../../theme/style.ts';
import { besideEndButton, endButton } from '../field/end-button.ts';

export const input = componentStyle({
  ...besideEndButton,
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    ...besideEndButton.selectors,
    // our own has a name, and every browser has it
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** The placeholder tells that there is nothing to clear, without script. */
export const clear = componentStyle({
  ...endButton,
  selectors: {
    ...endButton.selectors,
    [`:is(${input}:placeholder-shown, ${input}:disabled, ${input}:read-only) ~ &`]: { display: 'none' },
  },
});
/** Within a control of 32 px. */
export const smallClear = componentStyle({
  inlineSize: 24,
  blockSize: 24,
  '@media': { [coarsePointer]: { inlineSize: 44, blockSize: 44 } },
});
