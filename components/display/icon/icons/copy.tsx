import copy from 'lucide/dist/esm/icons/copy.mjs';
import { draw, type Icon } from '../draw.tsx';

export const CopyIcon: Icon = () => draw(copy);
