import { lazyModule } from '@portico/components/lazy';
import { loadLibraryMessages } from '@portico/components/locales';
import type { LibraryMessages } from '@portico/components/messages';
import { locales } from '@portico/core/messages';
import type { BuilderLocale } from '../locales/locale.ts';
import { loadTexts, type Texts } from '../locales/texts.ts';
import { frameTexts } from '../locales/areas.ts';

export type AllTexts = {
  texts: Texts;
  /** What the library's components in the panel say. */
  library: LibraryMessages | undefined;
};

const allTexts = new Map(
  locales.map((locale) => [
    locale,
    lazyModule(async (): Promise<AllTexts> => {
      const [texts, library] = await Promise.all([
        loadTexts(locale),
        loadLibraryMessages(locale),
        frameTexts.load(locale),
      ]);
      return { texts, library };
    }),
  ]),
);

/** The words of the panel and of what is around it. */
export const loadAllTexts = (locale: BuilderLocale): Promise<AllTexts> => allTexts.get(locale)!.load();
