import eye from 'lucide/dist/esm/icons/eye.mjs';
import { draw, type Icon } from '../draw.tsx';

export const ViewIcon: Icon = () => draw(eye);
