export { LocaleProvider, useLocale, type LibraryMessages } from './locale.tsx';
