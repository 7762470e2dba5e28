import star from 'lucide/dist/esm/icons/star.mjs';
import { draw, type Icon } from '../draw.tsx';

export const StarIcon: Icon = () => draw(star);
