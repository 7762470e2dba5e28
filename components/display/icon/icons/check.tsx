import check from 'lucide/dist/esm/icons/check.mjs';
import { draw, type Icon } from '../draw.tsx';

export const CheckIcon: Icon = () => draw(check);
