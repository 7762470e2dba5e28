import type { LazyComponent } from '@portico/components/lazy';
import type { LibraryMessages } from '@portico/components/messages';
import { findTexts } from '../find/texts/texts.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import type { BuilderLocale } from '../locales/locale.ts';
import type { ColorPopoverProps } from './color-popover.tsx';

type Props = Omit<ColorPopoverProps, 'messages'>;

const library: Record<BuilderLocale, () => Promise<LibraryMessages>> = {
  // what the picker says in English it brings along
  'en-US': () => Promise.resolve({}),
  ar: async () => (await import('./picker-texts-ar.ts')).texts,
};

/** The colour picker with its words in a language. */
function pickerIn(locale: BuilderLocale): LazyComponent<Props> {
  return lazyArea<Props>(async () => {
    const [{ ColorPopover }, messages] = await Promise.all([
      import('./color-popover.tsx'),
      library[locale](),
    ]);
    return { default: (props) => <ColorPopover {...props} messages={messages} /> };
  }, findTexts);
}

export const pickers: Record<BuilderLocale, LazyComponent<Props>> = {
  'en-US': pickerIn('en-US'),
  ar: pickerIn('ar'),
};
