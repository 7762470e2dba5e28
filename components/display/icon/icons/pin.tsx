import mapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { draw, type Icon } from '../draw.tsx';

/** A place. */
export const PinIcon: Icon = () => draw(mapPin);
