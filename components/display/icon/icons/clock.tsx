import clock from 'lucide/dist/esm/icons/clock.mjs';
import { draw, type Icon } from '../draw.tsx';

export const ClockIcon: Icon = () => draw(clock);
