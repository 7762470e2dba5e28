import type { ReactNode } from 'react';
import { contentTexts } from './content/texts/texts.ts';
import { exchangeTexts } from './exchange/texts/texts.ts';
import { filesTexts } from './files/texts/texts.ts';
import { LateArea } from './late-area.tsx';
import type { AreaTexts } from './locales/area-texts.ts';
import { PanelBody } from './panel-body.tsx';
import { versionsTexts } from './versions/texts/texts.ts';
import { viewTexts } from './view/texts/texts.ts';

const loadContent = () => import('./content/area.tsx');
const loadExchange = () => import('./exchange/area.tsx');
const loadVersions = () => import('./versions/area.tsx');
const loadView = () => import('./view/area.tsx');

/** Its pictures come with the rest: later, they would push what is below them away from under a pointer. */
const wordsOfContent: Pick<AreaTexts<string>, 'load'> = {
  load: async (locale) => {
    await Promise.all([contentTexts.load(locale), filesTexts.load(locale)]);
  },
};

/** What the panel offers, a tab each; all but the first come when they are chosen. */
export const areas = [
  { id: 'style', content: <PanelBody /> },
  { id: 'content', content: <LateArea load={loadContent} texts={wordsOfContent} /> },
  { id: 'exchange', content: <LateArea load={loadExchange} texts={exchangeTexts} /> },
  { id: 'versions', content: <LateArea load={loadVersions} texts={versionsTexts} /> },
  { id: 'view', content: <LateArea load={loadView} texts={viewTexts} /> },
] as const satisfies readonly { id: string; content: ReactNode }[];
