import video from 'lucide/dist/esm/icons/video.mjs';
import { draw, type Icon } from '../draw.tsx';

export const VideoIcon: Icon = () => draw(video);
