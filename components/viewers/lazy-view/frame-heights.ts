import { componentStyles } from '../../theme/style.ts';

type Size = 'small' | 'medium' | 'large';

/** A class for each height of a frame; `fill` is as high as what it is in, and as the small one at the least. */
export const frameHeights = (heights: Record<Size, `${number}rem`>): Record<Size | 'fill', string> =>
  componentStyles({
    small: { blockSize: heights.small },
    medium: { blockSize: heights.medium },
    large: { blockSize: heights.large },
    fill: { blockSize: '100%', minBlockSize: heights.small },
  });
