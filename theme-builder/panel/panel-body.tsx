import { findTexts } from '../find/texts/texts.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import { StyleArea } from '../sections/style-area.tsx';

/** The tab that the panel opens with; only its texts are loaded. */
export const PanelBody = lazyArea(async () => ({ default: StyleArea }), findTexts);
