import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { draw, type Icon } from '../draw.tsx';
import * as styles from '../icon.css.ts';

/** Points where reading comes from; mirrored from right to left. */
export const ChevronStartIcon: Icon = () => draw(chevronLeft, styles.mirrored);
