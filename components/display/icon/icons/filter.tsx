import slidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { draw, type Icon } from '../draw.tsx';

export const FilterIcon: Icon = () => draw(slidersHorizontal);
