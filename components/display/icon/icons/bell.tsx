import bell from 'lucide/dist/esm/icons/bell.mjs';
import { draw, type Icon } from '../draw.tsx';

export const BellIcon: Icon = () => draw(bell);
