import zoomIn from 'lucide/dist/esm/icons/zoom-in.mjs';
import { draw, type Icon } from '../draw.tsx';

export const ZoomInIcon: Icon = () => draw(zoomIn);
