import calendar from 'lucide/dist/esm/icons/calendar.mjs';
import { draw, type Icon } from '../draw.tsx';

export const CalendarIcon: Icon = () => draw(calendar);
