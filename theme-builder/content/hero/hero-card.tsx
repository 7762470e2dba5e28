import { filesTexts } from '../../files/texts/texts.ts';
import { LateArea } from '../../late-area.tsx';

const load = () => import('./hero-editor.tsx');

/** The pictures at the heads of pages, with words of their own. */
export const HeroCard = () => <LateArea load={load} texts={filesTexts} />;
