import type { Reading } from '../../contract/resumes.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { UploadedFile } from '../files/rules.ts';
import type { ResumeReader } from './reading/reader.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Reads a resume with the words of the employer's postings. */
export async function readResume(
  database: Database,
  scope: EmployerScope,
  { file, reader }: { file: UploadedFile; reader: ResumeReader },
): Promise<Reading> {
  return reader(file, await vocabularyOf(database, scope));
}
