import type { ReactNode } from 'react';
import {
  contentTexts,
  exchangeTexts,
  findTexts,
  filesTexts,
  versionsTexts,
  viewTexts,
} from '../locales/areas.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import type { BuilderLocale } from '../locales/locale.ts';
import { StyleArea } from '../sections/style-area.tsx';

// the panel opens with it: only its texts are loaded
const Style = lazyArea(async () => ({ default: StyleArea }), findTexts);
// its pictures come with the rest: later, they would push what is below them away from under a pointer
const Content = lazyArea(() => import('../content/area.tsx'), {
  load: (locale: BuilderLocale) => Promise.all([contentTexts.load(locale), filesTexts.load(locale)]),
});
const Exchange = lazyArea(() => import('../exchange/area.tsx'), exchangeTexts);
const Versions = lazyArea(() => import('../versions/area.tsx'), versionsTexts);
const View = lazyArea(() => import('../view/area.tsx'), viewTexts);

/** What the panel offers, a tab each; all but the first are loaded when they are chosen. */
export const areas = [
  { id: 'style', content: <Style /> },
  { id: 'content', content: <Content /> },
  { id: 'exchange', content: <Exchange /> },
  { id: 'versions', content: <Versions /> },
  { id: 'view', content: <View /> },
] as const satisfies readonly { id: string; content: ReactNode }[];
