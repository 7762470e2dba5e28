import phone from 'lucide/dist/esm/icons/phone.mjs';
import { draw, type Icon } from '../draw.tsx';

export const PhoneIcon: Icon = () => draw(phone);
