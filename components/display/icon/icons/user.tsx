import user from 'lucide/dist/esm/icons/user.mjs';
import { draw, type Icon } from '../draw.tsx';

export const UserIcon: Icon = () => draw(user);
