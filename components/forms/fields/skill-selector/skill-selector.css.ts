import { componentStyle } from '../../../theme/style.ts';

export const whole = componentStyle({ minInlineSize: 0 });
