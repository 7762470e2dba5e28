import { lazyModule } from '@portico/components/lazy';
import { frameTexts } from './texts/texts.ts';
import type { BuilderLocale } from '../locales/locale.ts';
import { loadTexts, type Texts } from '../locales/texts.ts';

const textsIn = (locale: BuilderLocale) =>
  lazyModule(async () => {
    const [texts] = await Promise.all([loadTexts(locale), frameTexts.load(locale)]);
    return texts;
  });
const allTexts = { 'en-US': textsIn('en-US'), ar: textsIn('ar') };

/** The words of the panel and of what is around it. */
export const loadAllTexts = (locale: BuilderLocale): Promise<Texts> => allTexts[locale].load();
