import x from 'lucide/dist/esm/icons/x.mjs';
import { draw, type Icon } from '../draw.tsx';

export const CloseIcon: Icon = () => draw(x);
