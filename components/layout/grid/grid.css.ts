import { componentStyle, componentStyles } from '../../theme/style.ts';

export const grid = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    // a list keeps its meaning and loses its look
    'ul&, ol&': { listStyle: 'none', margin: 0, padding: 0 },
  },
});

// rem, so that columns get fewer when text gets larger; never wider than the grid itself
const atLeast = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});
export const columns = componentStyles({
  tiny: atLeast('8rem'),
  small: atLeast('12rem'),
  medium: atLeast('18rem'),
  large: atLeast('24rem'),
  huge: atLeast('32rem'),
});
