import { findTexts } from './find/texts/texts.ts';
import { LateArea } from './late-area.tsx';
import { StyleArea } from './sections/style-area.tsx';

// only its words come late
const loadStyle = async () => ({ default: StyleArea });

/** The tab that the panel opens with. */
export const PanelBody = () => <LateArea load={loadStyle} texts={findTexts} />;
