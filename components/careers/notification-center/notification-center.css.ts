import { componentStyle } from '../../theme/style.ts';

export const head = componentStyle({ display: 'flex', justifyContent: 'flex-end' });
export const more = componentStyle({ display: 'flex', justifyContent: 'center' });
