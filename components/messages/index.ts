export * from './messages.ts';
export { LocaleProvider, useLocale, type LibraryMessages } from './locale.tsx';
