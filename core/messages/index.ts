export { createMessages, type Catalogue, type Messages, type MessageValues } from './messages.ts';
