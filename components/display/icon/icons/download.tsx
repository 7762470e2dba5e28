import download from 'lucide/dist/esm/icons/download.mjs';
import { draw, type Icon } from '../draw.tsx';

export const DownloadIcon: Icon = () => draw(download);
