import pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { draw, type Icon } from '../draw.tsx';

export const EditIcon: Icon = () => draw(pencil);
