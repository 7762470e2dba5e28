import { differenceTexts } from '../difference/texts.ts';
import { createAreaTexts, type AreaTexts } from '../area-texts.ts';
import type english from './en-US.json';

type VersionsKey = keyof typeof english;

const own = createAreaTexts<VersionsKey>({
  'en-US': () => import('./en-US.json?messages'),
  ar: () => import('./ar.json?messages'),
});

/** The words of history, preview links and schedule, with those for what is different between two versions. */
export const versionsTexts: AreaTexts<VersionsKey> = {
  load: (locale) => Promise.all([own.load(locale), differenceTexts.load(locale)]),
  useTexts: own.useTexts,
};
