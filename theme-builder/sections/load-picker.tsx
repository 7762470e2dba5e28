import type { LibraryMessages } from '@portico/components/messages';
import type { ComponentType } from 'react';
import type { BuilderLocale } from '../locales/locale.ts';
import type { ColorPopoverProps } from './color-popover.tsx';

type Props = Omit<ColorPopoverProps, 'messages'>;

const library: Record<BuilderLocale, () => Promise<LibraryMessages>> = {
  // what the picker says in English it brings along
  'en-US': () => Promise.resolve({}),
  ar: async () => (await import('./picker-texts-ar.ts')).texts,
};

/** Fetches the colour picker with its words in a language. */
const loadPicker = (locale: BuilderLocale) => async (): Promise<{ default: ComponentType<Props> }> => {
  const [{ ColorPopover }, messages] = await Promise.all([import('./color-popover.tsx'), library[locale]()]);
  return { default: (props) => <ColorPopover {...props} messages={messages} /> };
};

/** One for each language, since a loader that is another one loads anew. */
export const pickerLoaders: Record<BuilderLocale, () => Promise<{ default: ComponentType<Props> }>> = {
  'en-US': loadPicker('en-US'),
  ar: loadPicker('ar'),
};
