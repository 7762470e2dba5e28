import mail from 'lucide/dist/esm/icons/mail.mjs';
import { draw, type Icon } from '../draw.tsx';

export const MailIcon: Icon = () => draw(mail);
