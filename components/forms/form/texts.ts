import { useMessages } from '../../messages/locale.tsx';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

/** The texts of forms themselves, in the language around. */
export const useTexts = () => useMessages<keyof typeof keys>('form', english);
