import menu from 'lucide/dist/esm/icons/menu.mjs';
import { draw, type Icon } from '../draw.tsx';

export const MenuIcon: Icon = () => draw(menu);
