import globe from 'lucide/dist/esm/icons/globe.mjs';
import { draw, type Icon } from '../draw.tsx';

export const GlobeIcon: Icon = () => draw(globe);
