import info from 'lucide/dist/esm/icons/info.mjs';
import { draw, type Icon } from '../draw.tsx';

export const InfoIcon: Icon = () => draw(info);
