import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { draw, type Icon } from '../draw.tsx';
import * as styles from '../icon.css.ts';

/** Points where reading goes; mirrored from right to left. */
export const ChevronEndIcon: Icon = () => draw(chevronRight, styles.mirrored);
