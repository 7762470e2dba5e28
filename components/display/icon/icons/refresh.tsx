import rotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { draw, type Icon } from '../draw.tsx';

/** Once more. */
export const RefreshIcon: Icon = () => draw(rotateCw);
