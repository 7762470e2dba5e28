import externalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { draw, type Icon } from '../draw.tsx';

/** Leads to another site. */
export const ExternalIcon: Icon = () => draw(externalLink);
