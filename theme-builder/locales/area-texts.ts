import { lazyModule, useLoadedModule } from '@portico/components/lazy';
import { createMessages, type Catalogue, type Messages } from '@portico/core/messages';
import { useBuilder } from '../store/use-editor.ts';
import type { BuilderLocale } from './locale.ts';

/** The texts of one area of the panel, loaded with it. */
export type AreaTexts<Key extends string> = {
  /** Loads them, again after a failure. */
  load: (locale: BuilderLocale) => Promise<unknown>;
  /** Suspends until they are loaded. */
  useTexts: () => Messages<Key>;
};

/** @param languages fetches a language's catalogue: `'en-US': () => import('./en-US.json?messages')` */
export function createAreaTexts<Key extends string>(
  languages: Record<BuilderLocale, () => Promise<{ default: Catalogue<string> }>>,
): AreaTexts<Key> {
  const textsIn = (locale: BuilderLocale) =>
    lazyModule(async () => createMessages<Key>(locale, (await languages[locale]()).default));
  const texts = { 'en-US': textsIn('en-US'), ar: textsIn('ar') };
  return {
    load: (locale) => texts[locale].load(),
    useTexts: () => useLoadedModule(texts[useBuilder().texts.locale]),
  };
}
