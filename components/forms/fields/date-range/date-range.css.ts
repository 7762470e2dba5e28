import { space } from '../../../theme/space.ts';
import { componentStyles } from '../../../theme/style.ts';

const besideFrom = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
  gap: space(4),
});

/** Beside each other as soon as there is room for the parts of both in a line: two lists, or a day with its button. */
export const ends = componentStyles({ month: besideFrom('17rem'), date: besideFrom('12rem') });
