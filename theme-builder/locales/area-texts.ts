import { createMessages, type Catalogue, type Messages } from '@portico/components/messages';
import { useBuilder } from '../store/use-editor.ts';
import type { BuilderLocale } from './locale.ts';

/** The words of one area of the panel, loaded with it. */
export type AreaTexts<Key extends string> = {
  /** Again after it has failed. */
  load: (locale: BuilderLocale) => Promise<void>;
  /** @throws Error before they are loaded */
  useTexts: () => Messages<Key>;
};

/** @param languages fetches a language's catalogue: `'en-US': () => import('./en-US.json?messages')` */
export const createAreaTexts = <Key extends string>(
  languages: Record<BuilderLocale, () => Promise<{ default: Catalogue<string> }>>,
): AreaTexts<Key> => {
  const loaded = new Map<BuilderLocale, Messages<Key>>();
  return {
    load: async (locale) => {
      if (loaded.has(locale)) return;
      const { default: catalogue } = await languages[locale]();
      loaded.set(locale, createMessages<Key>(locale, catalogue));
    },
    useTexts: () => {
      const texts = loaded.get(useBuilder().texts.locale);
      if (!texts) throw new Error('An area of the theme builder is rendered before its texts are loaded.');
      return texts;
    },
  };
};
