import send from 'lucide/dist/esm/icons/send.mjs';
import { draw, type Icon } from '../draw.tsx';
import * as styles from '../icon.css.ts';

export const SendIcon: Icon = () => draw(send, styles.mirrored);
