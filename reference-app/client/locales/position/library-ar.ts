import type { LibraryMessages } from '@portico/components';
import { matchMeter } from '@portico/components/locales/ar/parts';

/** What the library's components say beside a job. */
export const texts: LibraryMessages = { 'match-meter': matchMeter };
