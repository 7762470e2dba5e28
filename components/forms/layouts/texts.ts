import { useMessages } from '../../messages/locale.tsx';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

/** The texts of layouts, in the language around. */
export const useLayoutTexts = () => useMessages<keyof typeof keys>('layouts', english);
