import fileText from 'lucide/dist/esm/icons/file-text.mjs';
import { draw, type Icon } from '../draw.tsx';

export const FileIcon: Icon = () => draw(fileText);
