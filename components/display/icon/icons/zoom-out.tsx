import zoomOut from 'lucide/dist/esm/icons/zoom-out.mjs';
import { draw, type Icon } from '../draw.tsx';

export const ZoomOutIcon: Icon = () => draw(zoomOut);
