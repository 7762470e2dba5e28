import type { Catalogue } from '../../messages/messages.ts';
import texts from './validation.json?messages';

/** What is said of answers that are not valid. A constant, since published types cannot name a catalog's file. */
export const validation: Catalogue<string> = texts;
