import minus from 'lucide/dist/esm/icons/minus.mjs';
import { draw, type Icon } from '../draw.tsx';

export const MinusIcon: Icon = () => draw(minus);
