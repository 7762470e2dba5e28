import trash from 'lucide/dist/esm/icons/trash.mjs';
import { draw, type Icon } from '../draw.tsx';

export const TrashIcon: Icon = () => draw(trash);
