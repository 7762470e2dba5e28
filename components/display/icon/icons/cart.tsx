import briefcaseBusiness from 'lucide/dist/esm/icons/briefcase-business.mjs';
import { draw, type Icon } from '../draw.tsx';

/** Jobs put by. */
export const CartIcon: Icon = () => draw(briefcaseBusiness);
