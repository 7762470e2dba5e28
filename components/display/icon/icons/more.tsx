import ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { draw, type Icon } from '../draw.tsx';

/** What else can be done. */
export const MoreIcon: Icon = () => draw(ellipsis);
