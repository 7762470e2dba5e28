import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { draw, type Icon } from '../draw.tsx';

/** What needs care. */
export const WarningIcon: Icon = () => draw(triangleAlert);
