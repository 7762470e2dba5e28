import plus from 'lucide/dist/esm/icons/plus.mjs';
import { draw, type Icon } from '../draw.tsx';

export const PlusIcon: Icon = () => draw(plus);
