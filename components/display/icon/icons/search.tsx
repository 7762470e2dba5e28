import search from 'lucide/dist/esm/icons/search.mjs';
import { draw, type Icon } from '../draw.tsx';

export const SearchIcon: Icon = () => draw(search);
