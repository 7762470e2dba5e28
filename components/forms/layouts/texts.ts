import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/layouts.json';
import english from '../../locales/en-US/layouts.json?messages';

/** The texts of layouts, in the language around. */
export const useLayoutTexts = () => useMessages<keyof typeof keys>('layouts', english);
