import octagonAlert from 'lucide/dist/esm/icons/octagon-alert.mjs';
import { draw, type Icon } from '../draw.tsx';

/** What went wrong. */
export const AlertIcon: Icon = () => draw(octagonAlert);
