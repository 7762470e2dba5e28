import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { draw, type Icon } from '../draw.tsx';

/** What went well. */
export const SuccessIcon: Icon = () => draw(circleCheck);
