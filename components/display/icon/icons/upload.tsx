import upload from 'lucide/dist/esm/icons/upload.mjs';
import { draw, type Icon } from '../draw.tsx';

export const UploadIcon: Icon = () => draw(upload);
