import type { Reading } from '../../contract/resumes.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { UploadedFile } from '../files/rules.ts';
import { proposalsIn } from './proposals/propose.ts';
import type { ResumeReader } from './reading/reader.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Reads a resume with the words of the employer's postings. */
export async function readResume(
  database: Database,
  scope: EmployerScope,
  { file, reader }: { file: UploadedFile; reader: ResumeReader },
): Promise<Reading> {
  const extracted = await reader(file);
  if (!('text' in extracted)) return { state: 'unread', reason: extracted.reason };
  return { state: 'read', ...proposalsIn(extracted.text, await vocabularyOf(database, scope)) };
}
