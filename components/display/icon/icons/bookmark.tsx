import bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import { draw, type Icon } from '../draw.tsx';

export const BookmarkIcon: Icon = () => draw(bookmark);
