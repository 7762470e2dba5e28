import eyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { draw, type Icon } from '../draw.tsx';

export const HideIcon: Icon = () => draw(eyeOff);
