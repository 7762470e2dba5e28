import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { draw, type Icon } from '../draw.tsx';

export const ChevronIcon: Icon = () => draw(chevronDown);
