import chevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import { draw, type Icon } from '../draw.tsx';

export const ChevronUpIcon: Icon = () => draw(chevronUp);
