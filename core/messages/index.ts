export { localeFacts, locales, type Locale } from './locales.ts';
export { createMessages, type Catalogue, type Messages, type MessageValues } from './messages.ts';
