import type { Reading } from '../../../contract/resumes.ts';
import { proposalsIn, type Vocabulary } from '../proposals/propose.ts';
import { extractText } from './extract-text.ts';
import { unread } from './unread.ts';

export type ToRead = {
  /** Of its name, as `.pdf`. */
  ending: string;
  bytes: Uint8Array;
  vocabulary: Vocabulary;
};

/** Reads a resume. Runs in `reader-process.ts`, since both its file and its text may be made to take long. */
export async function readingOf({ ending, bytes, vocabulary }: ToRead): Promise<Reading> {
  const extracted = await extractText(ending, bytes);
  if (!('text' in extracted)) return unread(extracted.reason);
  return { state: 'read', ...proposalsIn(extracted.text, vocabulary) };
}
