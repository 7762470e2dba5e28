import type { LibraryMessages } from '@portico/components';
import { matchMeter } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's components say beside a job. */
export const library: LibraryMessages = { 'match-meter': matchMeter };
