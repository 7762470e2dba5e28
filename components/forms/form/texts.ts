import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/form.json';
import english from '../../locales/en-US/form.json?messages';

/** The texts of forms themselves, in the language around. */
export const useTexts = () => useMessages<keyof typeof keys>('form', english);
